import { describe, expect, it } from 'vitest'
import type { View } from '../../protocol'
import { meant } from './meant'

const VIEW = {
  game: 'battle',
  units: [
    { hex: 'F3', side: 'rebel' },
    { hex: 'E4', side: 'empire' },
    { hex: 'G1', side: 'rebel' },
  ],
  structures: {},
} as unknown as View

describe('what somebody seems to mean', () => {
  const pointed = (step: string, from: string | null, to: string): string | null =>
    meant(VIEW, { step, from, to, unit: null, side: 'rebel' })

  it('is an attack on an enemy, a move to an empty hex', () => {
    expect(pointed('move', 'F3', 'E4')).toBe('attack F3xE4')
    expect(pointed('move', 'F3', 'A1')).toBe('move F3-A1')
  })

  it('is an order while orders are given', () => {
    expect(pointed('order', null, 'G1')).toBe('order G1')
    expect(pointed('order', null, 'E4')).toBeNull()
  })

  it('is nothing when it is not our turn', () => {
    expect(pointed('', 'F3', 'E4')).toBeNull()
  })
})
