import { expect, test } from 'vitest'
import type { GameOf } from '../protocol'
import { seatNames, wishOf } from './friends'

const GAME = { sides: { rebel: 'Rebels', empire: 'Empire' }, seats: [2, 3, 4] } as unknown as GameOf

test('team mates are numbered', () => {
  const three = { name: 'Ann', seats: 3, pair: 'empire', own: 1 }
  expect(seatNames(GAME, three).map(({ name }) => name)).toEqual(['Rebels', 'Empire 1', 'Empire 2'])
  expect(wishOf('c', GAME, three)).toMatchObject({ options: { seats: 3, pair: 'empire' }, own: [1], name: 'Ann' })
})

test('two need no pair', () => {
  const two = { name: 'Ann', seats: 2, pair: 'empire', own: 0 }
  const { options, seats } = wishOf('c', GAME, two)
  expect([options, seats.length]).toEqual([{ seats: 2 }, 2])
})
