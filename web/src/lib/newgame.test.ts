import { describe, expect, it } from 'vitest'
import { firstPlan, leadersOf, newGame, sidesOf } from './newgame'
import type { GameOf } from './wire'

const GAME = {
  id: 'battle',
  scenarios: [{ id: 'one' }, { id: 'two' }],
  leaders: [
    { id: 'leia', name: 'Leia', side: 'rebel' },
    { id: 'luke', name: 'Luke', side: 'rebel' },
    { id: 'vader', name: 'Vader', side: 'empire' },
    { id: 'veers', name: 'Veers', side: 'empire' },
  ],
  levels: [{ id: 'cadet', name: 'Cadet' }],
  options: [{ id: 'depth', default: 3 }],
  defaults: { opponent: 'cadet' },
} as unknown as GameOf

describe('a new game', () => {
  it('begins with the first scenario, Rebels against the computer', () => {
    expect(newGame(firstPlan(GAME), GAME)).toEqual({
      game: 'battle',
      options: { scenario: 'one', depth: 3 },
      seats: [
        { kind: 'person', name: '' },
        { kind: 'computer', player: 'cadet' },
      ],
      dice: 'server',
      hints: true,
      undo: true,
    })
  })

  it('takes the scenario of the address, if there is such a one', () => {
    expect(firstPlan(GAME, 'two').scenario).toBe('two')
    expect(firstPlan(GAME, 'three').scenario).toBe('one')
  })

  it('has Rebels first in teams of three and four', () => {
    expect(sidesOf(3, 'empire')).toEqual(['rebel', 'empire', 'empire'])
    expect(sidesOf(4, 'rebel')).toEqual(['rebel', 'rebel', 'empire', 'empire'])
  })

  it('gives every seat of a team another leader', () => {
    const plan = { ...firstPlan(GAME), seats: 4, led: ['', 'leia', '', ''] }
    expect(leadersOf(plan, GAME)).toEqual({ rebel: ['luke', 'leia'], empire: ['vader', 'veers'] })
  })

  it.each([2, 3, 4])('has leaders for %i players only if they are wanted', (seats) => {
    const plan = { ...firstPlan(GAME), seats }
    expect(newGame(plan, GAME).options).not.toHaveProperty('leaders')
    expect(newGame({ ...plan, leaders: true }, GAME).options).toHaveProperty('leaders')
  })

  it('names the style with the level', () => {
    const plan = { ...firstPlan(GAME), level: 'trooper', style: 'bold', seats: 3, pair: 'empire' as const }
    const made = newGame(plan, GAME)
    expect(made.seats[2]).toEqual({ kind: 'computer', player: 'trooper:bold' })
    expect(made.options).toMatchObject({ seats: 3, pair: 'empire' })
  })
})
