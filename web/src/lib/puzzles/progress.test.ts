import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PuzzleInList, PuzzleNow } from '../protocol'
import { countSolved, nextUnsolved, noteOutcome, outcomeOf, streaks } from './progress'

function now(id: string, state: PuzzleNow['state'], assisted = false): PuzzleNow {
  const level = { id: 'hard', name: 'Hard' }
  return { id, game: 'battle', number: 1, level, state, assisted, says: [], chosen: null, themes: [], choices: [], found_by: [] }
}

function listed(id: string): PuzzleInList {
  return { id, game: 'battle', number: 1, scenario: '', side: 'rebel', level: { id: 'hard', name: 'Hard' }, themes: [] }
}

describe('the puzzles solved on this device', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })

  it('counts those in a row, each once', () => {
    noteOutcome(now('a', 'right'))
    noteOutcome(now('a', 'right'))
    noteOutcome(now('b', 'right'))
    expect(streaks()).toEqual({ streak: 2, best: 2 })
    expect(countSolved('battle')).toBe(2)
    noteOutcome(now('c', 'open'))
    expect(outcomeOf('battle', 'c')).toBeUndefined()
  })

  it('begins anew after a miss and keeps the best', () => {
    noteOutcome(now('a', 'right'))
    noteOutcome(now('b', 'wrong'))
    expect(streaks()).toEqual({ streak: 0, best: 1 })
    noteOutcome(now('b', 'right'))
    expect(outcomeOf('battle', 'b')).toBe('solved')
    expect(streaks()).toEqual({ streak: 0, best: 1 })
    noteOutcome(now('b', 'wrong'))
    expect(outcomeOf('battle', 'b')).toBe('solved')
  })

  it('does not count what was shown', () => {
    noteOutcome(now('a', 'shown', true))
    noteOutcome(now('a', 'right', true))
    expect(outcomeOf('battle', 'a')).toBe('missed')
    expect(streaks().streak).toBe(0)
  })

  it('knows the next one that is not solved', () => {
    const puzzles = [listed('a'), listed('b'), listed('c')]
    noteOutcome(now('b', 'right'))
    expect(nextUnsolved(puzzles)?.id).toBe('a')
    expect(nextUnsolved(puzzles, 'battle', 'a')?.id).toBe('c')
    expect(nextUnsolved(puzzles, 'battle', 'c')?.id).toBe('a')
    noteOutcome(now('a', 'right'))
    noteOutcome(now('c', 'right'))
    expect(nextUnsolved(puzzles)).toBeUndefined()
  })

  it('survives what is not progress', () => {
    localStorage.setItem('echobase.puzzles', 'nonsense')
    expect(streaks()).toEqual({ streak: 0, best: 0 })
  })
})
