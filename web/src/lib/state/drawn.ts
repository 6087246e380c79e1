// Which moments turn over a card that is shown large, and what stands on it.

import { clientOf } from '../games'
import type { Board, Moment } from '../protocol'
import type { Drawn } from './takes'

export function drawnIn(board: Board, moment: Moment): Drawn | null {
  const key = clientOf(board).drawn?.(moment)
  const card = board.cards[key ?? '']
  return key && card ? { key, words: `${card.title} ${card.text}` } : null
}
