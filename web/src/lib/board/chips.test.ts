import { describe, expect, it } from 'vitest'
import type { Board } from '../protocol'
import { chips, type Chip } from './chips'
import type { Box } from './geometry'

const SHAPE = [[0, -58], [50, -29], [50, 29], [0, 58], [-50, 29], [-50, -29]]
const BODY: Box = [-40, -38, 86, 84]

/** Six rows of six hexes, as on the board of a battle. */
function field(): Board {
  const hexes: Record<string, { x: number; y: number; name: string }> = {}
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 6; column += 1) {
      const name = `${'ABCDEF'[row]}${column + 1}`
      hexes[name] = { x: 50 + 100 * column + 50 * (row % 2), y: 58 + 86.6 * row, name }
    }
  return { hexes, shape: SHAPE, size: 100 } as unknown as Board
}

function placed(targets: string[], others: string[] = [], letter = 16): Chip[] {
  const pieces = new Map([...targets, ...others, 'E3'].map((hex) => [hex, BODY]))
  return chips(field(), targets.map((hex) => ({ hex, words: '94%' })), 'E3', pieces, letter)
}

function covers({ at: [x, y], half, tall }: Chip, [left, top, wide, high]: Box, [u, v]: [number, number]): boolean {
  return x + half > left + u && x - half < left + u + wide && y + tall / 2 > top + v && y - tall / 2 < top + v + high
}

function coveredBy(chip: Chip, hexes: string[]): string[] {
  const { hexes: known } = field()
  return hexes.filter((hex) => covers(chip, BODY, [known[hex]!.x, known[hex]!.y]))
}

describe('chips', () => {
  it('stand below their target when nothing is there', () => {
    const [chip] = placed(['C3'])
    expect(chip!.at[0]).toBe(field().hexes.C3!.x)
    expect(chip!.at[1]).toBeGreaterThan(field().hexes.C3!.y + 40)
    expect(coveredBy(chip!, ['C3'])).toEqual([])
  })

  it.each([14, 16, 22, 30])('cover no piece while there is room beside one, with letters of %i', (letter) => {
    const others = ['D2', 'D3', 'B2', 'B3']
    const [chip] = placed(['C3'], others, letter)
    expect(coveredBy(chip!, ['C3', ...others])).toEqual([])
  })

  it('do not cover each other', () => {
    const all = placed(['B2', 'B3', 'C2', 'C3', 'C4'])
    for (const one of all)
      for (const other of all)
        if (one !== other) expect(covers(one, [-other.half, -other.tall / 2, 2 * other.half, other.tall], other.at)).toBe(false)
  })

  it('of two shots at one target stand apart, each perhaps on its own way', () => {
    const pieces = new Map(['B2', 'B3', 'C2', 'C3', 'C4', 'D2', 'D3'].map((hex) => [hex, BODY]))
    const shots = ['F3', 'C6'].map((from) => ({ hex: 'C3', words: '94%', from }))
    const [one, other] = chips(field(), shots, null, pieces, 30)
    expect(covers(one!, [-other!.half, -other!.tall / 2, 2 * other!.half, other!.tall], other!.at)).toBe(false)
  })

  it('stay on the board', () => {
    const [chip] = placed(['F1'])
    expect(chip!.at[1] + chip!.tall / 2).toBeLessThanOrEqual(58 + 86.6 * 5 + 58)
  })

  it('grow with the letters', () => {
    expect(placed(['C3'], [], 34)[0]!.font).toBeCloseTo(1.7 * placed(['C3'], [], 20)[0]!.font)
    expect(placed(['C3'], [], 5)[0]!.font).toBe(16)
    expect(placed(['C3'], [], 90)[0]!.font).toBe(34)
  })
})
