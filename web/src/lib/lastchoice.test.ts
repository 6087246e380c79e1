import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepChoices, wishesOf } from './lastchoice'
import { firstPlan, planOf, type Plan } from './newgame'
import type { GameOf } from './protocol'

const GAME = {
  id: 'battle',
  sides: { rebel: 'Rebel Alliance', empire: 'Galactic Empire' },
  seats: [2],
  scenarios: [{ id: 'one' }, { id: 'two' }],
  leaders: [],
  levels: [{ id: 'cadet' }, { id: 'trooper' }],
  styles: [],
  options: [{ id: 'depth', default: 3, choices: [{ value: 3 }, { value: 5 }] }],
  defaults: { opponent: 'trooper' },
} as unknown as GameOf

const CHOSEN: Plan = { ...firstPlan(GAME, 'two'), who: ['computer', 'person'], level: 'cadet', options: { depth: 5 } }

let kept: string | null

beforeEach(() => {
  kept = null
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => (kept = value),
  })
})

function next(query = ''): Plan {
  return planOf(GAME, undefined, wishesOf(new URLSearchParams(query), GAME))
}

describe('the choices for the next game', () => {
  it('are those of the last one, but not its scenario', () => {
    keepChoices(CHOSEN, GAME)
    expect(next()).toEqual({ ...CHOSEN, scenario: 'one' })
  })

  it('are those of the address where it has some', () => {
    keepChoices(CHOSEN, GAME)
    expect(next('depth=3')).toEqual(firstPlan(GAME))
  })

  it('are as usual at first, for another game, and where what was kept cannot be read', () => {
    expect(next()).toEqual(firstPlan(GAME))
    keepChoices(CHOSEN, { ...GAME, id: 'assault' })
    expect(next()).toEqual(firstPlan(GAME))
    kept = '{'
    expect(next()).toEqual(firstPlan(GAME))
  })

  it('do not follow from a table for people elsewhere', () => {
    keepChoices({ ...CHOSEN, online: true }, GAME)
    expect(kept).toBeNull()
  })
})
