// What a new game shall be like, from the choices on the screen.

import type { GameId, GameOf, NewGame, NewSeat, Side } from './wire'

export type Who = 'person' | 'computer'

export interface Plan {
  game: GameId
  scenario: string
  /** Number of seats; more than two are teams. */
  seats: number
  /** With three: the side that has two players. */
  pair: Side
  /** Who takes each seat, Rebels first. */
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

export const SIDES: Side[] = ['rebel', 'empire']

/** The side of each seat: the Rebels come first. */
export function sidesOf(seats: number, pair: Side): Side[] {
  return SIDES.flatMap((side) => Array<Side>(seats === 4 || (seats === 3 && side === pair) ? 2 : 1).fill(side))
}

/** Good choices to begin with: the first scenario, Rebels against the usual computer player. */
export function firstPlan(game: GameOf, scenario?: string): Plan {
  const known = game.scenarios.find((other) => other.id === scenario) ?? game.scenarios[0]!
  return {
    game: game.id,
    scenario: known.id,
    seats: 2,
    pair: 'rebel',
    who: ['person', 'computer', 'computer', 'computer'],
    names: ['', '', '', ''],
    level: game.defaults.opponent ?? game.levels[0]?.id ?? '',
    style: '',
    leaders: false,
    led: ['', '', '', ''],
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    typed: false,
    hints: true,
    undo: true,
  }
}

/** Leaders by side, each seat another one. */
export function leadersOf(plan: Plan, game: GameOf): Record<Side, string | string[]> {
  const sides = sidesOf(plan.seats, plan.pair)
  const taken = new Set(plan.led.slice(0, sides.length).filter(Boolean))
  const found: Record<Side, string[]> = { rebel: [], empire: [] }
  sides.forEach((side, seat) => {
    const free = game.leaders.find((leader) => leader.side === side && !taken.has(leader.id))
    const chosen = plan.led[seat] || free?.id || ''
    taken.add(chosen)
    found[side].push(chosen)
  })
  return {
    rebel: found.rebel.length > 1 ? found.rebel : found.rebel[0]!,
    empire: found.empire.length > 1 ? found.empire : found.empire[0]!,
  }
}

export function newGame(plan: Plan, game: GameOf): NewGame {
  const options: Record<string, unknown> = { ...plan.options }
  options[plan.game === 'battle' ? 'scenario' : 'map'] = plan.scenario
  if (plan.game === 'battle' && plan.seats !== 2) {
    options.seats = plan.seats
    if (plan.seats === 3) options.pair = plan.pair
  }
  if (plan.leaders && game.leaders.length) options.leaders = leadersOf(plan, game)
  const player = plan.style ? `${plan.level}:${plan.style}` : plan.level
  const seats = sidesOf(plan.seats, plan.pair).map((_, seat): NewSeat => {
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
