// Which puzzles were solved on this device, and how many in a row: in local storage, nowhere else.

import type { PuzzleInList, PuzzleNow } from '../protocol'

const KEY = 'echobase.puzzles'

export type Outcome = 'solved' | 'missed'

interface Progress {
  /** How puzzles went, by game and id. */
  outcomes: Record<string, Record<string, Outcome>>
  /** Puzzles in a row that were solved at the first try, now and at best. */
  streak: number
  best: number
}

function load(): Progress {
  const none = { outcomes: {}, streak: 0, best: 0 }
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>) }
  } catch {
    return none
  }
}

export function outcomeOf(game: string, id: string): Outcome | undefined {
  return load().outcomes[game]?.[id]
}

export function streaks(): { streak: number; best: number } {
  const { streak, best } = load()
  return { streak, best }
}

/** Note how a puzzle stands. The streak goes by the first answer to it; one that is solved later is solved all the same. */
export function noteOutcome({ game, id, state, assisted }: PuzzleNow): void {
  const known = load()
  const before = known.outcomes[game]?.[id]
  if (state === 'open' || before === 'solved') return
  const outcome: Outcome = state === 'right' && !assisted ? 'solved' : 'missed'
  if (before === outcome) return
  const streak = before ? known.streak : outcome === 'solved' ? known.streak + 1 : 0
  const outcomes = { ...known.outcomes, [game]: { ...known.outcomes[game], [id]: outcome } }
  localStorage.setItem(KEY, JSON.stringify({ outcomes, streak, best: Math.max(known.best, streak) }))
}

export function countSolved(game: string): number {
  return Object.values(load().outcomes[game] ?? {}).filter((outcome) => outcome === 'solved').length
}

/** The first puzzle after one that is not solved, from the start again after the last; undefined when all are. */
export function nextUnsolved(puzzles: PuzzleInList[], game = '', id = ''): PuzzleInList | undefined {
  const at = puzzles.findIndex((one) => one.game === game && one.id === id)
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))]
  return others.find((one) => outcomeOf(one.game, one.id) !== 'solved')
}
