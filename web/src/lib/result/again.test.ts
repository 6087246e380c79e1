import { describe, expect, it } from 'vitest'
import type { Board, GameOf, SeatOf } from '../protocol'
import { following, rematch, switched } from './again'

function seat(side: string, kind: string, more: Partial<SeatOf> = {}): SeatOf {
  return { side, kind, player: '', title: '', name: '', leader: '', ...more }
}

const ANN = seat('rebel', 'person', { name: 'Ann' })
const CAPTAIN = seat('empire', 'computer', { player: 'captain:bold', title: 'Captain' })

function board(seats: SeatOf[], options: Record<string, unknown> = { scenario: 'one', seats: seats.length }): Board {
  const sides = seats.map(({ side }) => side)
  return { game: 'battle', seats, sides, options, dice: 'server', hints: true, undo: false } as unknown as Board
}

const GAMES = [
  {
    id: 'battle',
    scenario_option: 'scenario',
    scenarios: [
      { id: 'one', name: 'First', from_workshop: false },
      { id: 'two', name: 'Second', from_workshop: false },
      { id: 'own', name: 'Made', from_workshop: true },
    ],
  },
] as unknown as GameOf[]

describe('a rematch', () => {
  it('has the same players, options and dice', () => {
    expect(rematch(board([ANN, CAPTAIN]))).toEqual({
      game: 'battle',
      options: { scenario: 'one', seats: 2 },
      seats: [
        { kind: 'person', name: 'Ann' },
        { kind: 'computer', player: 'captain:bold' },
      ],
      dice: 'server',
      hints: true,
      undo: false,
      lesson: '',
      puzzle: '',
      terms: {},
    })
  })
})

describe('sides switched', () => {
  it('gives every player a seat of the other side', () => {
    expect(switched(board([ANN, CAPTAIN]))?.seats).toEqual([
      { kind: 'computer', player: 'captain:bold' },
      { kind: 'person', name: 'Ann' },
    ])
  })

  it('keeps teams together', () => {
    const seats = [ANN, seat('rebel', 'person', { name: 'Bob' }), CAPTAIN, CAPTAIN]
    expect(switched(board(seats))?.seats?.map(({ kind }) => kind)).toEqual(['computer', 'computer', 'person', 'person'])
  })

  it('means nothing where both sides are alike, or one has more players', () => {
    const anybody = [seat('rebel', 'person'), seat('empire', 'person')]
    expect(switched(board(anybody))).toBeNull()
    expect(switched(board([ANN, ANN, CAPTAIN]))).toBeNull()
    expect(switched(board([ANN]))).toBeNull()
  })
})

describe('the next scenario', () => {
  it('is the one after this in the list, with the same players and options', () => {
    const next = following(board([ANN, CAPTAIN]), GAMES)
    expect(next?.name).toBe('Second')
    expect(next?.wanted).toEqual({ ...rematch(board([ANN, CAPTAIN])), options: { scenario: 'two', seats: 2 } })
  })

  it('does not exist after the last, for a position of one’s own, or for an unknown game', () => {
    expect(following(board([ANN, CAPTAIN], { scenario: 'two' }), GAMES)).toBeNull()
    expect(following(board([ANN, CAPTAIN], { scenario: { name: 'Mine' } }), GAMES)).toBeNull()
    expect(following(board([ANN, CAPTAIN]), [])).toBeNull()
  })
})
