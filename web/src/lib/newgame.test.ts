import { describe, expect, it } from 'vitest'
import { firstPlan, leadersOf, newGame, planOf, queryOf, sidesOf, type Plan } from './newgame'
import type { GameOf } from './protocol'

const GAME = {
  id: 'battle',
  scenario_option: 'scenario',
  sides: { rebel: 'Rebel Alliance', empire: 'Galactic Empire' },
  seats: [2, 3, 4],
  scenarios: [{ id: 'one' }, { id: 'two' }],
  leaders: [
    { id: 'leia', name: 'Leia', side: 'rebel' },
    { id: 'luke', name: 'Luke', side: 'rebel' },
    { id: 'vader', name: 'Vader', side: 'empire' },
    { id: 'veers', name: 'Veers', side: 'empire' },
  ],
  levels: [{ id: 'cadet', name: 'Cadet' }, { id: 'trooper', name: 'Trooper' }],
  styles: [
    { id: 'even', name: 'Balanced' },
    { id: 'bold', name: 'Bold' },
  ],
  options: [{ id: 'depth', default: 3, choices: [{ value: 3 }, { value: 5 }] }],
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
      terms: {},
    })
  })

  it('takes the scenario of the address, if there is such a one', () => {
    expect(firstPlan(GAME, 'two').scenario).toBe('two')
    expect(firstPlan(GAME, 'three').scenario).toBe('one')
  })

  it('has Rebels first in teams of three and four', () => {
    expect(sidesOf(GAME, 3, 'empire')).toEqual(['rebel', 'empire', 'empire'])
    expect(sidesOf(GAME, 4, 'rebel')).toEqual(['rebel', 'rebel', 'empire', 'empire'])
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

  it('names what is played as the game does', () => {
    const maps = { ...GAME, scenario_option: 'map', options: [] }
    expect(newGame(firstPlan(maps), maps).options).toEqual({ map: 'one' })
  })

  it('has a seat for each side of a game that has no teams', () => {
    const game = { ...GAME, sides: { red: 'Red', green: 'Green', blue: 'Blue' }, seats: [3] }
    expect(newGame(firstPlan(game), game).seats).toHaveLength(3)
    expect(newGame(firstPlan(game), game).options).not.toHaveProperty('seats')
  })

  it('names the style with the level', () => {
    const plan = { ...firstPlan(GAME), level: 'trooper', style: 'bold', seats: 3, pair: 'empire' }
    const made = newGame(plan, GAME)
    expect(made.seats[2]).toEqual({ kind: 'computer', player: 'trooper:bold' })
    expect(made.options).toMatchObject({ seats: 3, pair: 'empire' })
  })
})

describe('the address of a new game', () => {
  const usual = firstPlan(GAME)

  it('says nothing about what is as usual', () => {
    expect(queryOf(usual, GAME).toString()).toBe('')
    expect(planOf(GAME, 'two', new URLSearchParams())).toEqual(firstPlan(GAME, 'two'))
  })

  it.each<Partial<Plan>>([
    { who: ['computer', 'person', 'computer', 'computer'] },
    { who: ['person', 'person', 'computer', 'computer'] },
    { level: 'trooper', style: 'bold' },
    { seats: 3, pair: 'empire', who: ['person', 'computer', 'person', 'computer'] },
    { leaders: true },
    { leaders: true, led: ['luke', '', '', ''] },
    { options: { depth: 5 } },
    { typed: true, hints: false, undo: false },
  ])('brings back %j', (choices) => {
    const plan = { ...usual, ...choices }
    const address = queryOf(plan, GAME).toString()
    expect(address).not.toBe('')
    expect(planOf(GAME, 'one', new URLSearchParams(address))).toEqual(plan)
  })

  it('names no style for the first one, as players are named', () => {
    expect(planOf(GAME, 'one', new URLSearchParams('player=trooper:even')).style).toBe('')
  })

  it('does not carry the names of people', () => {
    expect(queryOf({ ...usual, names: ['Mon', '', '', ''] }, GAME).toString()).toBe('')
  })

  it('cannot ask for what there is not', () => {
    const wrong = 'seats=9&pair=hutts&player=emperor:mild&leaders=vader-luke&depth=4&dice=loaded&more=1'
    expect(planOf(GAME, 'one', new URLSearchParams(wrong))).toEqual({ ...usual, leaders: true })
  })
})
