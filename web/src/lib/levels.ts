// The levels of the computer players: which are offered where, and what is said about them.

import type { GameOf, LevelOf } from './protocol'
import { t } from './state/words.svelte'
import { transport } from './transport'

/** Seconds a turn of the slowest level in a page without a server, which has one slow worker. */
const MOST_ALONE = 1

/** The levels that can be chosen here. */
export function offered(game: GameOf): LevelOf[] {
  return transport().alone ? game.levels.filter(({ seconds = 0 }) => seconds <= MOST_ALONE) : game.levels
}

/** The levels that are quick enough to play hundreds of games. */
export function quick(game: GameOf): LevelOf[] {
  return game.levels.filter(({ seconds = 0 }) => seconds < 1)
}

/** What to say below the choice of a level. */
export function levelNote(game: GameOf, id: string): string {
  const { text = '', seconds = 0 } = game.levels.find((level) => level.id === id) ?? {}
  const missing = game.levels.filter((level) => !offered(game).includes(level))
  const time = seconds >= 1 && !transport().alone ? t('web-level-seconds', { seconds }) : ''
  const absent = missing.length ? t('alone-slow-level', { level: missing.map(({ name }) => name).join(', ') }) : ''
  return [text, time, absent].filter(Boolean).join(' ')
}
