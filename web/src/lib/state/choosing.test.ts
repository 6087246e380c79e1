import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Board, Decision, Offer } from '../protocol'
import { pick } from '../table/picking'
import { Choosing } from './choosing.svelte'
import type { Session } from './session.svelte'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

const BOARD = { client: '', hexes: { A1: {}, A2: {}, A3: {} } } as unknown as Board
const PLACE: Offer = { action: 1, kind: 'place', notation: '', label: '', to: 'A1' }
const LIFT: Offer = { action: 2, kind: 'lift', notation: '', label: '', hex: 'A1', unit: 'T1' }

/** A unit that was placed on A1 and can be picked up again; A3 is closed. */
function placing(): { choosing: Choosing; acted: number[] } {
  const acted: number[] = []
  const groups = [{ key: 'lift', label: '', offers: [LIFT] }]
  const closed = [{ why: 'Too far north.', hexes: ['A3'] }]
  const decision = { step: 'place', groups, done: null, closed } as unknown as Decision
  const session = { board: BOARD, decision, playback: { busy: false }, act: (action: number) => acted.push(action) }
  return { choosing: new Choosing(session as unknown as Session), acted }
}

/** A decision with these offers. */
function offering(offers: Offer[]): { choosing: Choosing; acted: number[]; session: { renewed: () => void } } {
  const acted: number[] = []
  const session = {
    board: BOARD,
    decision: { step: '', groups: [{ key: '', label: '', offers }], done: null } as unknown as Decision,
    playback: { busy: false },
    act: (action: number) => acted.push(action),
    look: async () => ({ hex: 'A1', reach: [], shots: [], field: [], lines: [] }),
    renewed: () => {},
  }
  return { choosing: new Choosing(session as unknown as Session), acted, session }
}

describe('a unit that was placed', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('is picked up again by a click, but cannot act', () => {
    const { choosing, acted } = placing()
    expect([...choosing.lifts.keys()]).toEqual(['A1'])
    expect(choosing.actors.size).toBe(0)
    choosing.lift('A1')
    choosing.lift('A2')
    expect(acted).toEqual([LIFT.action])
  })

  it('is not picked up by the second click of a double click', () => {
    const { choosing, acted } = placing()
    choosing.do(PLACE)
    vi.advanceTimersByTime(200)
    choosing.lift('A1')
    expect(acted).toEqual([PLACE.action])
    vi.advanceTimersByTime(400)
    choosing.lift('A1')
    expect(acted).toEqual([PLACE.action, LIFT.action])
  })
})

it('a closed hex has its reason', () => {
  expect([...placing().choosing.closed]).toEqual([['A3', 'Too far north.']])
})

describe('a table that has come', () => {
  const ORDER: Offer = { action: 3, kind: 'order', notation: '', label: '', hex: 'A1' }
  const MOVE: Offer = { action: 4, kind: 'move', notation: '', label: '', hex: 'A1', to: 'A2' }

  /** The unit on A1 was picked; then comes a table on which it is the only one that can act. */
  function renewed(offer: Offer): { choosing: Choosing; acted: number[] } {
    const { choosing, acted, session } = offering([offer])
    choosing.picked = 'A1'
    session.renewed()
    return { choosing, acted }
  }

  it('keeps a unit picked that has somewhere to go', () => {
    expect(renewed(MOVE).choosing.picked).toBe('A1')
  })

  it('orders nobody: after an undo that would do it again', () => {
    const { choosing, acted } = renewed(ORDER)
    expect(choosing.picked).toBeNull()
    expect(acted).toEqual([])
  })
})

it('a unit that was only looked at takes no offers away', () => {
  const { choosing } = offering([{ action: 4, kind: 'retreat', notation: '', label: '', hex: 'A1', to: 'A2' }])
  choosing.pick('A3')
  expect([...choosing.reach.keys()]).toEqual([])
  choosing.lookAway()
  expect([...choosing.reach.keys()]).toEqual(['A2'])
  choosing.pick('A1')
  choosing.lookAway()
  expect(choosing.picked).toBe('A1')
})

describe('an enemy that is clicked before anybody was picked', () => {
  const shot = (action: number, hex: string, share: number): Offer =>
    ({ action, kind: 'attack', notation: '', label: '', hex, target: 'A3', odds: { chances: [{ share }] } }) as unknown as Offer

  it('is attacked by the unit with the best odds, once that is confirmed', () => {
    const { choosing, acted, session } = offering([shot(8, 'A1', 0.4), shot(9, 'A2', 0.75)])
    pick(session as unknown as Session, choosing, 'A3')
    expect([choosing.picked, choosing.pending.map(({ action }) => action), acted]).toEqual(['A2', [9], []])
    pick(session as unknown as Session, choosing, 'A3')
    expect(acted).toEqual([9])
  })
})

describe('a part of the board', () => {
  const LEFT: Offer = { action: 6, kind: 'section', notation: '', label: 'Left', area: ['A1', 'A2'] }
  const CENTRE: Offer = { action: 7, kind: 'section', notation: '', label: 'Centre', area: ['A2', 'A3'] }

  it('is chosen by a click on one of its hexes', () => {
    const { choosing, acted, session } = offering([LEFT, CENTRE])
    pick(session as unknown as Session, choosing, 'A3')
    expect(acted).toEqual([CENTRE.action])
  })

  it('has to be named where a hex belongs to two', () => {
    const { choosing, acted, session } = offering([LEFT, CENTRE])
    pick(session as unknown as Session, choosing, 'A2')
    expect(choosing.pending).toEqual([LEFT, CENTRE])
    choosing.chosen = 1
    pick(session as unknown as Session, choosing, 'A2')
    expect(acted).toEqual([CENTRE.action])
  })
})
