import { describe, expect, it } from 'vitest'
import { whole, type AssaultUnit, type AssaultView } from './views'

function walker(unit: string, place: string): AssaultUnit {
  return { unit, kind: 'walker', side: 'empire', place, facing: 'S', blaster: 0, legs: 0, body: 0, gunner: 0, hotshot: false, used: false }
}

describe('a whole view', () => {
  const ground: Partial<AssaultView> = { map: 'short', columns: 15 }
  const first = whole(ground, { turn: 1, units: [walker('W1', '0805'), walker('W2', '0605')] } as Partial<AssaultView>, null)

  it('has what the server tells once', () => {
    expect(first).toMatchObject({ map: 'short', columns: 15, turn: 1 })
  })

  it('keeps the units that are as they were, and only those', () => {
    const told = { turn: 1, units: [walker('W1', '0806'), walker('W2', '0605')] } as Partial<AssaultView>
    const next = whole(ground, told, first)
    expect(next.units[0]).not.toBe(first.units[0])
    expect((next as AssaultView).units[0]!.place).toBe('0806')
    expect(next.units[1]).toBe(first.units[1])
  })
})
