import { describe, expect, it } from 'vitest'
import { firstPlan, type Plan } from '../newgame'
import type { GameOf } from '../protocol'
import { tableOf, whyUnrated, type Wishes } from './wishes'

const GAME = {
  id: 'battle',
  scenario_option: 'scenario',
  sides: { rebel: 'Rebel Alliance', empire: 'Galactic Empire' },
  seats: [2, 3, 4],
  scenarios: [{ id: 'one' }],
  leaders: [],
  levels: [{ id: 'cadet' }],
  styles: [],
  options: [],
  defaults: {},
} as unknown as GameOf
const PLAN: Plan = { ...firstPlan(GAME), who: ['person', 'person', 'person', 'person'], names: ['X', 'Y'] }
const WISHES: Wishes = { seat: 1, name: 'Ann', for: 'link', rated: false }

describe('a table for others', () => {
  it('has the own seat, and names nobody else', () => {
    const table = tableOf(PLAN, GAME, WISHES)
    expect(table).toMatchObject({ own: [1], name: 'Ann', public: false, rated: false, invited: {} })
    expect(table.game.seats).toEqual([
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ])
  })

  it('stands in the lobby, or keeps a seat for a friend', () => {
    expect(tableOf(PLAN, GAME, { ...WISHES, for: 'lobby' }).public).toBe(true)
    expect(tableOf(PLAN, GAME, { ...WISHES, for: 'friend-id' })).toMatchObject({ public: false, invited: { 0: 'friend-id' } })
  })

  it('has no hints when it is rated', () => {
    expect(tableOf(PLAN, GAME, { ...WISHES, rated: true })).toMatchObject({ rated: true, game: { hints: false } })
  })

  it('is not rated with computer players or typed dice', () => {
    const team: Plan = { ...PLAN, seats: 4, who: ['person', 'person', 'computer', 'person'] }
    expect(whyUnrated(team, GAME)).toBe('computer')
    expect(tableOf(team, GAME, { ...WISHES, rated: true })).toMatchObject({ rated: false, game: { hints: true } })
    expect(whyUnrated({ ...PLAN, typed: true }, GAME)).toBe('dice')
  })

  it('gives whoever opens it a seat for a person', () => {
    const team: Plan = { ...PLAN, seats: 4, who: ['person', 'computer', 'person', 'person'] }
    expect(tableOf(team, GAME, WISHES).own).toEqual([0])
  })
})
