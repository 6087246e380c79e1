// What is heard of a moment: when it begins, and when it has come to its end.

import { clientOf } from '../games'
import type { Board, Moment } from '../protocol'
import { moves } from '../state/moving'
import type { Effect } from './effects'

export interface Cues {
  begin: Effect | null
  end: Effect | null
}

export function cues(board: Pick<Board, 'client'>, moment: Moment): Cues {
  const { sounds = {} } = clientOf(board)
  const heard = moment.lines.flatMap((line) => sounds[line.event ?? ''] ?? [])
  // A hit is heard rather than what else happened with it.
  const loudest = heard.find((name) => name === 'hit') ?? heard[0] ?? null
  if (moment.faces?.length) return { begin: 'dice', end: loudest }
  return { begin: loudest ?? (moves(moment) ? 'move' : null), end: null }
}
