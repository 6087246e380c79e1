// How well this device's players decided, game by game: kept in local storage.

import type { AnalysisOf, Board } from '../protocol'

const KEY = 'echobase.progress'
/** Games that are kept, the latest last. */
const MOST = 200

export interface Played {
  /** The game and the seat. */
  id: string
  game: string
  /** When it was analysed, in milliseconds since 1970. */
  at: number
  /** The average loss of winning chance for a decision. */
  loss: number
  decided: number
}

export function progress(): Played[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Played[]) : []
  } catch {
    return []
  }
}

/** Keep what an analysis says about the people at this device; a game counts once. */
export function keep(board: Board, people: number[], analysis: AnalysisOf, now = Date.now()): void {
  const known = progress()
  const fresh = analysis.seats
    .filter(({ seat, decided }) => people.includes(seat) && decided > 0)
    .map(({ seat, loss, decided }) => ({ id: `${board.id}/${seat}`, game: board.game, at: now, loss, decided }))
    .filter(({ id }) => !known.some((other) => other.id === id))
  if (fresh.length) localStorage.setItem(KEY, JSON.stringify([...known, ...fresh].slice(-MOST)))
}
