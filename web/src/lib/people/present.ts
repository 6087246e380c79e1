// Who is at a table, in a few words.

import type { Board, People } from '../protocol'
import { t } from '../state/words.svelte'

/** Whether a seat still waits for somebody. */
export function absent(present: People): boolean {
  return present.seats.some(({ taken }) => !taken)
}

/** Everybody on the other side: computers by level, people by name, each once. */
export function opponentNames(board: Board, present: People, side: string): string[] {
  const others = board.seats.flatMap((seat, place) => {
    if (seat.side === side) return []
    const { name, taken } = present.seats[place]!
    return [seat.title || name || t(taken ? 'people-somebody' : 'people-nobody-yet')]
  })
  return [...new Set(others)]
}
