import { describe, expect, it, vi } from 'vitest'
import type { Board, Decision, Offer } from '../protocol'
import { Choosing } from '../state/choosing.svelte'
import type { Session } from '../state/session.svelte'
import { hexStops, neighbour } from './stops'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

const BOARD = { client: '', hexes: Object.fromEntries(['A1', 'A2', 'A3', 'B1', 'B2'].map((hex) => [hex, {}])) } as unknown as Board

/** Somebody who is offered this. */
function offered(...offers: Partial<Offer>[]): Choosing {
  const all = offers.map((offer, action) => ({ action, kind: 'move', notation: '', label: '', ...offer }))
  const decision = { step: 'move', groups: [{ key: 'all', label: '', offers: all }], done: null } as unknown as Decision
  const session = { board: BOARD, decision, playback: { busy: false }, look: () => new Promise(() => {}) }
  return new Choosing(session as unknown as Session)
}

const TWO_UNITS = [
  { hex: 'A1', to: 'B1' },
  { hex: 'A1', target: 'A3' },
  { hex: 'A2', to: 'B2' },
]

describe('the places that the keyboard visits', () => {
  it('are the units that can act, and not where they could go', () => {
    const choosing = offered(...TWO_UNITS)
    choosing.hover('A1')
    expect([...choosing.reach.keys()]).toEqual(['B1'])
    expect(hexStops(choosing)).toEqual(['A1', 'A2'])
  })

  it('are the targets and places of a unit that was picked, its targets first', () => {
    const choosing = offered(...TWO_UNITS)
    choosing.pick('A1')
    expect(hexStops(choosing)).toEqual(['A3', 'B1'])
  })

  it('are the places of the only unit that can act', () => {
    expect(hexStops(offered({ hex: 'A1', to: 'B1' }, { hex: 'A1', to: 'B2' }))).toEqual(['B1', 'B2'])
  })

  it('are the places where something can be put', () => {
    expect(hexStops(offered({ to: 'B1' }, { to: 'B2' }))).toEqual(['B1', 'B2'])
  })

  it('are units that can be picked up again after all other places', () => {
    const choosing = offered({ kind: 'lift', hex: 'A1' }, { to: 'B1' }, { to: 'B2' })
    expect(hexStops(choosing)).toEqual(['B1', 'B2', 'A1'])
    expect([...choosing.actors.keys()]).toEqual([])
  })

  it('are not hexes when only cards or buttons offer something', () => {
    expect(hexStops(offered({ card: 'raid' }, { kind: 'croak' }))).toEqual([])
  })
})

describe('the next place', () => {
  it('follows the one before it, round and round', () => {
    expect([neighbour([1, 2, 3], 2, 1), neighbour([1, 2, 3], 3, 1), neighbour([1, 2, 3], 1, -1)]).toEqual([3, 1, 3])
  })

  it('is the first from elsewhere, or backwards the last', () => {
    expect([neighbour([1, 2, 3], null, 1), neighbour([1, 2, 3], 9, -1), neighbour([], null, 1)]).toEqual([1, 3, undefined])
  })
})
