import { describe, expect, it } from 'vitest'
import type { BattleView } from '../views'
import { askFor } from './asking'
import { outcome, pieces, plain } from './log'

const VIEW = {
  units: [
    { hex: 'F3', side: 'rebel' },
    { hex: 'E4', side: 'empire' },
    { hex: 'G1', side: 'rebel' },
  ],
  structures: {},
} as unknown as BattleView

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
  it('is an attack on an enemy, a move to an empty hex', () => {
    expect(askFor('battle', VIEW, 'move', 'F3', 'E4', null, 'rebel')).toBe('attack F3xE4')
    expect(askFor('battle', VIEW, 'move', 'F3', 'A1', null, 'rebel')).toBe('move F3-A1')
  })

  it('is an order while orders are given', () => {
    expect(askFor('battle', VIEW, 'order', null, 'G1', null, 'rebel')).toBe('order G1')
    expect(askFor('battle', VIEW, 'order', null, 'E4', null, 'rebel')).toBeNull()
  })

  it('is nothing when it is not our turn', () => {
    expect(askFor('battle', VIEW, '', 'F3', 'E4', null, 'rebel')).toBeNull()
  })
})
