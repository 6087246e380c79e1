// The faces of dice by the letters of the notation.

import { clientOf } from '../games'
import type { Board } from '../protocol'
import { has, t } from '../state/words.svelte'

export function faceSymbol(board: Board, letter: string): string | undefined {
  return clientOf(board).faces[letter]?.symbol
}

export function faceName(board: Board, letter: string): string {
  const id = clientOf(board).faces[letter]?.name
  return id && has(id) ? t(id) : letter
}
