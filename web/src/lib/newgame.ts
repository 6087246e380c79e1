// What a new game shall be like, from the choices on the screen.

import type { GameOf, NewGame, NewSeat } from './protocol'

export type Who = 'person' | 'computer'

export interface Plan {
  game: string
  scenario: string
  /** Number of seats; more than one on a side are a team. */
  seats: number
  /** With one seat more than sides: the side that has two players. */
  pair: string
  /** Who takes each seat. */
  who: Who[]
  names: string[]
  level: string
  style: string
  leaders: boolean
  /** By seat; empty is the first free one. */
  led: string[]
  options: Record<string, string | number | boolean>
  typed: boolean
  hints: boolean
  undo: boolean
}

/** Whether one side has two players and the others one. */
export function uneven(game: GameOf, seats: number): boolean {
  return seats === Object.keys(game.sides).length + 1
}

/** The side of each seat. */
export function sidesOf(game: GameOf, seats: number, pair: string): string[] {
  const sides = Object.keys(game.sides)
  const two = (side: string): boolean => (uneven(game, seats) ? side === pair : seats > sides.length)
  return sides.flatMap((side) => (two(side) ? [side, side] : [side]))
}

/** Good choices to begin with: the first scenario, the first side against the usual computer player. */
export function firstPlan(game: GameOf, scenario?: string): Plan {
  const most = Math.max(...game.seats)
  const empty = Array<string>(most).fill('')
  const known = game.scenarios.find((other) => other.id === scenario) ?? game.scenarios[0]!
  return {
    game: game.id,
    scenario: known.id,
    seats: game.seats[0]!,
    pair: Object.keys(game.sides)[0] ?? '',
    who: empty.map((_, seat) => (seat ? 'computer' : 'person')),
    names: [...empty],
    level: game.defaults.opponent ?? game.levels[0]?.id ?? '',
    style: '',
    leaders: false,
    led: [...empty],
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    typed: false,
    hints: true,
    undo: true,
  }
}

/** Leaders by side, each seat another one. */
export function leadersOf(plan: Plan, game: GameOf): Record<string, string | string[]> {
  const sides = sidesOf(game, plan.seats, plan.pair)
  const taken = new Set(plan.led.slice(0, sides.length).filter(Boolean))
  const found: Record<string, string[]> = {}
  sides.forEach((side, seat) => {
    const free = game.leaders.find((leader) => leader.side === side && !taken.has(leader.id))
    const chosen = plan.led[seat] || free?.id || ''
    taken.add(chosen)
    found[side] = [...(found[side] ?? []), chosen]
  })
  return Object.fromEntries(Object.entries(found).map(([side, led]) => [side, led.length > 1 ? led : led[0]!]))
}

export function newGame(plan: Plan, game: GameOf): Required<NewGame> {
  const options: Record<string, unknown> = { ...plan.options }
  options[game.scenario_option] = plan.scenario
  if (plan.seats !== game.seats[0]) {
    options.seats = plan.seats
    if (uneven(game, plan.seats)) options.pair = plan.pair
  }
  if (plan.leaders && game.leaders.length) options.leaders = leadersOf(plan, game)
  const player = plan.style ? `${plan.level}:${plan.style}` : plan.level
  const seats = sidesOf(game, plan.seats, plan.pair).map((_, seat): NewSeat => {
    const name = plan.names[seat]?.trim() ?? ''
    return plan.who[seat] === 'person' ? { kind: 'person', name } : { kind: 'computer', player }
  })
  return {
    game: plan.game,
    options,
    seats,
    dice: plan.typed ? 'typed' : 'server',
    hints: plan.hints,
    undo: plan.undo,
  }
}
