// The games that may follow one that is over: the same again, with the sides switched, the next scenario.

import type { Board, GameOf, NewGame, NewSeat } from '../protocol'

type Wanted = Required<NewGame>

/** The same players once more; all options are on the board only after the end. */
export function rematch(board: Board): Wanted {
  return {
    game: board.game,
    options: board.options,
    seats: board.seats.map(({ kind, player, name }): NewSeat => (kind === 'person' ? { kind, name } : { kind: 'computer', player })),
    dice: board.dice === 'typed' ? 'typed' : 'server',
    hints: board.hints,
    undo: board.undo,
    lesson: '',
    puzzle: '',
    terms: {},
  }
}

/** Players of both sides change places; null where that means nothing or one side has more of them. */
export function switched(board: Board): Wanted | null {
  const [one, other, ...more] = new Set(board.sides)
  if (!one || !other || more.length) return null
  const again = rematch(board)
  const at = (side: string): NewSeat[] => again.seats.filter((_, seat) => board.sides[seat] === side)
  const players: Record<string, NewSeat[]> = { [one]: at(other), [other]: at(one) }
  if (at(one).length !== at(other).length) return null
  const seats = board.sides.map((side) => players[side]!.shift()!)
  return same(seats, again.seats) ? null : { ...again, seats }
}

function same(seats: NewSeat[], others: NewSeat[]): boolean {
  return JSON.stringify(seats) === JSON.stringify(others)
}

/** The scenario after this one in its list, with the same players; null after the last one. Those from the workshop are a list of their own. */
export function following(board: Board, games: GameOf[]): { name: string; wanted: Wanted } | null {
  const game = games.find(({ id }) => id === board.game)
  if (!game) return null
  const place = game.scenarios.findIndex(({ id }) => id === board.options[game.scenario_option])
  const next = place < 0 ? undefined : game.scenarios[place + 1]
  if (!next || next.from_workshop !== game.scenarios[place]?.from_workshop) return null
  const again = rematch(board)
  return { name: next.name, wanted: { ...again, options: { ...again.options, [game.scenario_option]: next.id } } }
}
