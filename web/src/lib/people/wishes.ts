// What a table with seats for others shall be like, besides the game itself.

import { newGame, sidesOf, type Plan } from '../newgame'
import type { GameOf, NewTable } from '../protocol'

export interface Wishes {
  /** The seat of whoever opens the table. */
  seat: number
  name: string
  /** Who may sit down: those who have a link, everybody in the lobby, or a friend (by id). */
  for: 'link' | 'lobby' | (string & {})
  rated: boolean
}

/** The seats that people take. */
export function peopleSeats(plan: Plan, game: GameOf): number[] {
  return sidesOf(game, plan.seats, plan.pair).flatMap((_, seat) => (plan.who[seat] === 'person' ? [seat] : []))
}

/** Why a game can't be rated: it has computer players, or dice that somebody types; empty when it can. */
export function whyUnrated(plan: Plan, game: GameOf): '' | 'computer' | 'dice' {
  if (peopleSeats(plan, game).length < sidesOf(game, plan.seats, plan.pair).length) return 'computer'
  return plan.typed ? 'dice' : ''
}

export function tableOf(plan: Plan, game: GameOf, wishes: Wishes): NewTable {
  const people = peopleSeats(plan, game)
  const own = people.includes(wishes.seat) ? wishes.seat : (people[0] ?? 0)
  const rated = wishes.rated && !whyUnrated(plan, game)
  const wanted = newGame({ ...plan, names: [] }, game)
  const friend = wishes.for === 'link' || wishes.for === 'lobby' ? '' : wishes.for
  const left = people.find((seat) => seat !== own)
  return {
    game: { ...wanted, hints: wanted.hints && !rated },
    own: [own],
    name: wishes.name,
    public: wishes.for === 'lobby',
    rated,
    invited: friend && left !== undefined ? { [left]: friend } : {},
  }
}
