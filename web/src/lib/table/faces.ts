// The faces of the dice of both games: letters of the notation, symbols and names.

import { has, t } from '../state/words.svelte'
import type { GameId } from '../wire'

const SYMBOLS: Record<GameId, Record<string, string>> = {
  battle: { I: 'infantry', V: 'vehicle', B: 'blast', R: 'retreat', X: 'cross' },
  assault: { V: 'empire', S: 'rebel', B: 'blank' },
}
const NAMES: Record<GameId, Record<string, string>> = {
  battle: {
    I: 'face-infantry',
    V: 'face-vehicle',
    B: 'face-blast',
    R: 'face-retreat',
    X: 'face-cross',
  },
  assault: { V: 'face-vader', S: 'face-saber', B: 'face-blank' },
}

export function faceSymbol(game: GameId, letter: string): string | undefined {
  return SYMBOLS[game][letter]
}

export function faceName(game: GameId, letter: string): string {
  const id = NAMES[game][letter]
  return id && has(id) ? t(id) : letter
}
