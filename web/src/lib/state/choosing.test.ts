import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Board, Decision, Offer } from '../protocol'
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
