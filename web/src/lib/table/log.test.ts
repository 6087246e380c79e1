import { describe, expect, it } from 'vitest'
import { outcome, pieces, plain, unbroken } from './log'

describe('a sentence of the log', () => {
  it('is cut at its hexes', () => {
    const isHex = (word: string): boolean => ['B7', 'C7'].includes(word)
    expect(pieces('Snowtroopers move B7-C7.', isHex).filter((piece) => piece.hex)).toEqual([
      { text: 'B7', hex: true },
      { text: 'C7', hex: true },
    ])
    expect(pieces('Turn 3, A9', isHex).some((piece) => piece.hex)).toBe(false)
  })

  it('keeps hexes and the punctuation around them on one line', () => {
    const isHex = (word: string): boolean => /^\d{4}$/.test(word)
    const lines = unbroken(pieces('2 Walkers (0406, 0507). End?', isHex))
    expect(lines.map((group) => group.map(({ text }) => text).join(''))).toEqual(['2', ' ', 'Walkers', ' ', '(0406,', ' ', '0507).', ' ', 'End?'])
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
