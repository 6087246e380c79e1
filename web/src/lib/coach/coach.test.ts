import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnalysisOf, Board } from '../protocol'
import { seatsAgain, seatsOfRecord } from './again'
import { keep, progress } from './progress'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})

function board(...kinds: [string, string?][]): Board {
  const seats = kinds.map(([kind, player = '']) => ({ kind, player, name: kind === 'person' ? 'Ann' : '' }))
  return { id: 'abc', game: 'battle', seats } as unknown as Board
}

function analysis(...losses: number[]): AnalysisOf {
  const seats = losses.map((loss, seat) => ({ seat, side: '', decided: 50, differed: 9, loss, error: 0.001 }))
  return { seats } as unknown as AnalysisOf
}

it('people and the computer players that it names play on from a record', () => {
  expect(seatsOfRecord(board(['record', 'human'], ['record', 'captain']))).toEqual([
    { kind: 'person', name: '' },
    { kind: 'computer', player: 'captain' },
  ])
})

describe('a position that is tried again', () => {
  it('is played by whoever decided, against the same computer', () => {
    expect(seatsAgain(board(['person'], ['computer', 'captain']), 0)).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'computer', player: 'captain' },
    ])
  })

  it('is played by the person on the computer’s side, if the computer decided', () => {
    expect(seatsAgain(board(['person'], ['computer', 'captain']), 1)).toEqual([
      { kind: 'computer', player: 'captain' },
      { kind: 'person', name: '' },
    ])
  })

  it('has the same two people again', () => {
    expect(seatsAgain(board(['person'], ['person']), 1).map(({ kind }) => kind)).toEqual(['person', 'person'])
  })

  it('comes from a record: the other side is the usual computer player', () => {
    expect(seatsAgain(board(['record', 'human'], ['record', 'general']), 0)).toEqual([
      { kind: 'person', name: '' },
      { kind: 'computer', player: '' },
    ])
  })
})

describe('progress', () => {
  beforeEach(() => stored.clear())

  it('keeps the people of this device, each game once', () => {
    keep(board(['person'], ['computer']), [0], analysis(0.012, 0.05), 1)
    keep(board(['person'], ['computer']), [0], analysis(0.02, 0.05), 2)
    expect(progress()).toEqual([{ id: 'abc/0', game: 'battle', at: 1, loss: 0.012, decided: 50 }])
  })

  it('is empty when nothing or nonsense is stored', () => {
    expect(progress()).toEqual([])
    stored.set('echobase.progress', '{"a":')
    expect(progress()).toEqual([])
    stored.set('echobase.progress', '{"a":1}')
    expect(progress()).toEqual([])
  })
})
