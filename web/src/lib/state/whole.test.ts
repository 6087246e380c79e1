import { describe, expect, it } from 'vitest'
import type { AssaultUnit, AssaultView } from '../protocol'
import { whole } from './whole'

function walker(unit: string, place: string): AssaultUnit {
  return { unit, kind: 'walker', side: 'empire', place, facing: 'S', blaster: 0, legs: 0, body: 0, gunner: 0, hotshot: false, used: false }
}

describe('a whole view', () => {
  const ground: Partial<AssaultView> = { map: 'short', columns: 15 }
  const told = (...units: AssaultUnit[]): Partial<AssaultView> => ({ game: 'assault', turn: 1, units })
  const first = whole(ground, told(walker('W1', '0805'), walker('W2', '0605')), null)

  it('has what the server tells once', () => {
    expect(first).toMatchObject({ map: 'short', columns: 15, turn: 1 })
  })

  it('keeps the units that are as they were, and only those', () => {
    const next = whole(ground, told(walker('W1', '0806'), walker('W2', '0605')), first)
    expect(next.units[0]).not.toBe(first.units[0])
    expect(next.units[0]).toMatchObject({ place: '0806' })
    expect(next.units[1]).toBe(first.units[1])
  })
})
