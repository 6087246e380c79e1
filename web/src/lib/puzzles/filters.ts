// Which puzzles of the list are shown; the address keeps it.

import type { PuzzleInList } from '../protocol'
import { outcomeOf } from './progress'

export const FILTERS = ['game', 'level', 'theme', 'state'] as const

/** What is wanted of each; empty for anything. */
export type Filters = Record<(typeof FILTERS)[number], string>

export function read(query: URLSearchParams): Filters {
  const wanted = (name: string): string => query.get(name) ?? ''
  return { game: wanted('game'), level: wanted('level'), theme: wanted('theme'), state: wanted('state') }
}

export function written(filters: Filters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value))
}

export function fits({ game, id, level, themes }: PuzzleInList, wanted: Filters): boolean {
  return (
    (!wanted.game || game === wanted.game) &&
    (!wanted.level || level.id === wanted.level) &&
    (!wanted.theme || themes.some((theme) => theme.id === wanted.theme)) &&
    (!wanted.state || (outcomeOf(game, id) ?? 'new') === wanted.state)
  )
}
