import { describe, expect, it } from 'vitest'
import { meant } from '../games/battle/meant'
import type { View } from '../protocol'
import { outcome, pieces, plain } from './log'

const VIEW = {
  game: 'battle',
  units: [
    { hex: 'F3', side: 'rebel' },
    { hex: 'E4', side: 'empire' },
    { hex: 'G1', side: 'rebel' },
  ],
  structures: {},
} as unknown as View

describe('a sentence of the log', () => {
  it('is cut at its hexes', () => {
    const isHex = (word: string): boolean => ['B7', 'C7'].includes(word)
    expect(pieces('Snowtroopers move B7-C7.', isHex).filter((piece) => piece.hex)).toEqual([
      { text: 'B7', hex: true },
      { text: 'C7', hex: true },
    ])
    expect(pieces('Turn 3, A9', isHex).some((piece) => piece.hex)).toBe(false)
  })
})

describe('what is told about a roll', () => {
  const told = (faces: string[], ...texts: string[]): string =>
    outcome({ number: 1, by: null, notation: '', kind: 'roll', faces, lines: texts.map((text) => ({ text })) })

  it('does not spell out the dice that are drawn beside it', () => {
    expect(told(['B'], 'Dice: [Blast]', 'A hit!')).toBe('A hit!')
    expect(told([], 'The Rebels draw a card.', 'Turn 2')).toBe('The Rebels draw a card. Turn 2')
  })

  it('lists the faces without brackets', () => {
    expect(plain('Dice: [Blast] [Cross]')).toBe('Dice: Blast, Cross')
  })

  it('is never empty', () => {
    expect(told(['B'], 'Dice: [Blast]')).toBe('Dice: Blast')
  })

  it('does not name the turn that begins after it', () => {
    const lines = [{ text: 'Dice: [Blast]' }, { text: 'A miss.' }, { text: 'Turn 2', heading: true }]
    expect(outcome({ number: 1, by: null, notation: '', kind: 'roll', faces: ['B'], lines })).toBe('A miss.')
  })
})

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
