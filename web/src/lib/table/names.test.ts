import { describe, expect, it } from 'vitest'
import type { Board, People } from '../protocol'
import { introduced, nameOf } from './names'

const seat = (side: string, name = ''): unknown => ({ side, name, kind: 'person', title: '' })
const board = { sides: ['rebel', 'empire'], seats: [seat('rebel', 'Anna'), seat('empire')] } as unknown as Board
const people = (...names: string[]): People => ({ seats: names.map((name) => ({ name })) }) as unknown as People

describe('somebody who sits down', () => {
  it('has a name from then on', () => {
    expect(nameOf(introduced(board, people('Anna', 'Ben')), 1)).toBe('Ben')
  })

  it('leaves the board as it is while nobody is new', () => {
    expect(introduced(board, people('Anna', ''))).toBe(board)
  })
})
