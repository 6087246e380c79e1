import { expect, test } from 'vitest'
import type { BattleAim } from '../../protocol'
import type { Secret } from '../client'
import { secret } from './secrets'

function stands(winner: string, ...aims: Partial<BattleAim>[]): Secret {
  const goals = aims.map((more) => ({ type: 'hold', done: 0, need: 1, what: [], hexes: [], badge: '', by_turn: 0, met: false, lost: false, ...more }))
  return secret({ id: 'a', side: 'rebel', goals, met: goals.every(({ met }) => met) }, { winner })
}

test('one goal is counted, of several those that are met', () => {
  expect(stands('', { done: 1, need: 3 })).toMatchObject({ done: 1, need: 3, state: 'open', limit: false })
  expect(stands('', { met: true }, { done: 5, need: 9 })).toMatchObject({ done: 1, need: 2, state: 'open' })
  expect(stands('', { type: 'losses', done: 1, need: 2, met: true })).toMatchObject({ done: 1, need: 2, state: 'met', limit: true })
})

test('what cannot be met any more is lost', () => {
  expect(stands('', { met: true }, { lost: true }).state).toBe('lost')
})

test('after the end nothing is open', () => {
  expect(stands('empire', { done: 0 })).toMatchObject({ state: 'lost', over: true })
  expect(stands('empire', { met: true })).toMatchObject({ state: 'met', over: true })
})

test('nobody has won before the end', () => {
  expect(stands('', { type: 'win', met: true })).toMatchObject({ done: 0, need: 1, state: 'open' })
  expect(stands('rebel', { type: 'win', met: true })).toMatchObject({ done: 1, need: 1, state: 'met' })
})
