import { describe, expect, it } from 'vitest'
import type { Board } from '../protocol'
import { along, brackets, corners, extent, outline, towards } from './geometry'

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

  it('that touch share a side, which is no border', () => {
    expect(outline(board(), ['A1']).match(/M/g)).toHaveLength(6)
    expect(outline(board(), ['A1', 'A2']).match(/M/g)).toHaveLength(10)
    expect(outline(board(), [])).toBe('')
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
