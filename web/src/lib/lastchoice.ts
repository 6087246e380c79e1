// What was chosen for the last game of each kind on this device: side, computer's level, options.

import { queryOf, type Plan } from './newgame'
import type { GameOf } from './protocol'

const KEY = 'echobase.last-choices'

function load(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Note the choices for a game that begins; a table for others is made for them and not for the next game. */
export function keepChoices(plan: Plan, game: GameOf): void {
  if (plan.online) return
  localStorage.setItem(KEY, JSON.stringify({ ...load(), [game.id]: queryOf(plan, game).toString() }))
}

/** What an address asks for; one that asks for nothing means what was chosen last. */
export function wishesOf(query: URLSearchParams, game: GameOf): URLSearchParams {
  return query.size ? query : new URLSearchParams(load()[game.id])
}
