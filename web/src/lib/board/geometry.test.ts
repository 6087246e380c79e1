import { describe, expect, it } from 'vitest'
import type { Board } from '../protocol'
import { along, before, brackets, corners, extent, faced, onScreen, outline, towards } from './geometry'

const SHAPE: [number, number][] = [
  [0, -58],
  [50, -29],
  [50, 29],
  [0, 58],
  [-50, 29],
  [-50, -29],
]

function board(): Board {
  const hexes = {
    A1: { x: 50, y: 58, name: 'A1' },
    A2: { x: 150, y: 58, name: 'A2' },
    B1: { x: 100, y: 145, name: 'B1' },
    B2: { x: 200, y: 145, name: 'B2' },
  }
  return { hexes, shape: SHAPE } as unknown as Board
}

describe('hexes', () => {
  it('are walked over by arrow keys', () => {
    expect(towards(board(), 'A1', 'ArrowRight')).toBe('A2')
    expect(towards(board(), 'B1', 'ArrowLeft')).toBe('B1')
    expect(['A1', 'A2']).toContain(towards(board(), 'B1', 'ArrowUp'))
    expect(towards(board(), 'A2', 'ArrowUp')).toBe('A2')
    expect(towards(board(), 'A1', 'Enter')).toBe('A1')
  })

  it('have corners and a box around all of them', () => {
    expect(corners(board(), 'A1', 0.5)[0]).toEqual([50, 29])
    expect(extent(board())).toEqual([0, 0, 250, 203])
  })

  it('that touch share a side, which is not a border', () => {
    expect(outline(board(), ['A1']).match(/M/g)).toHaveLength(6)
    expect(outline(board(), ['A1', 'A2']).match(/M/g)).toHaveLength(10)
    expect(outline(board(), [])).toBe('')
  })
})

describe('a board that lies the other way round', () => {
  const there = board()
  const hexes = Object.fromEntries(Object.entries(there.hexes).map(([hex, { x, y, name }]) => [hex, { x: 250 - x, y: 203 - y, name }]))
  const turned = { ...there, hexes, turned: true }

  it('is walked over as it is seen', () => {
    expect(towards(turned, 'A2', 'ArrowRight')).toBe('A1')
    expect(towards(turned, 'B1', 'ArrowUp')).toBe('B1')
    expect(['A1', 'A2']).toContain(towards(turned, 'B1', 'ArrowDown'))
  })

  it('shows counters face the other way', () => {
    expect(onScreen({ turned: false }, 'SE')).toBe('SE')
    expect(onScreen({ turned: true }, 'SE')).toBe('NW')
    expect(onScreen({ turned: true }, 'N')).toBe('S')
    expect(onScreen({ turned: true }, '')).toBe('')
  })

  it('is drawn from its top too', () => {
    const down = (one: Board): string[] => Object.keys(one.hexes).sort((a, b) => before(one, a, b))
    expect(down(there)).toEqual(['A1', 'A2', 'B1', 'B2'])
    expect(down(turned)).toEqual(['B2', 'B1', 'A2', 'A1'])
  })
})

describe('marks', () => {
  it('stand so far along the way', () => {
    expect(along([0, 0], [10, 0], 4)).toEqual([4, 0])
    expect(along([3, 3], [3, 3], 5)).toEqual([3, 3])
  })

  it('have four corners', () => {
    expect(brackets([0, 0], 10, 4).match(/M/g)).toHaveLength(4)
  })
})

describe('a counter on hexes with a flat top', () => {
  const FLAT: [number, number][] = [
    [-20, -34.64],
    [20, -34.64],
    [40, 0],
    [20, 34.64],
    [-20, 34.64],
    [-40, 0],
  ]
  const PLACES: Record<string, [number, number]> = {
    middle: [0, 0],
    N: [0, -69.28],
    NE: [60, -34.64],
    SE: [60, 34.64],
    S: [0, 69.28],
    SW: [-60, 34.64],
  }

  function flat(turned: boolean): Board {
    const sign = turned ? -1 : 1
    const hexes = Object.fromEntries(Object.entries(PLACES).map(([hex, [x, y]]) => [hex, { x: sign * x, y: sign * y, name: hex }]))
    return { hexes, shape: FLAT, turned } as unknown as Board
  }

  it('looks into the hex beside it, whichever way the board lies', () => {
    for (const board of [flat(false), flat(true)]) {
      for (const facing of ['N', 'NE', 'SE', 'S', 'SW']) expect(faced(board, 'middle', facing)).toBe(facing)
    }
  })

  it('looks into no hex beyond the border', () => {
    expect(faced(flat(false), 'middle', 'NW')).toBeNull()
    expect(faced(flat(true), 'N', 'N')).toBeNull()
  })
})
