// What a new game shall be like, from the choices on the screen.

import { offered } from './levels'
import type { GameOf, NewGame, NewSeat } from './protocol'
import { firstTerms, termsOf, type TermsPlan } from './talk/terms'

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
  /** Nothing means the first of the game's styles. */
  style: string
  leaders: boolean
  /** By seat; empty is the first free one. */
  led: string[]
  options: Record<string, string | number | boolean>
  typed: boolean
  hints: boolean
  undo: boolean
  /** Whether others sit elsewhere, and come by link or through the lobby. */
  online: boolean
  terms: TermsPlan
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

/** The side and the name of each seat; team mates are numbered. */
export function seatNames(game: GameOf, seats: number, pair: string): { seat: number; side: string; name: string }[] {
  const sides = sidesOf(game, seats, pair)
  return sides.map((side, seat) => {
    const mates = sides.flatMap((other, place) => (other === side ? [place] : []))
    const name = game.sides[side] ?? side
    return { seat, side, name: mates.length > 1 ? `${name} ${mates.indexOf(seat) + 1}` : name }
  })
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
    online: false,
    terms: firstTerms(),
  }
}

/** Who plays a computer's seat: `trooper`, or `trooper:bold`. */
function playerOf({ level, style }: Pick<Plan, 'level' | 'style'>): string {
  return style ? `${level}:${style}` : level
}

/** The seats that people take, as numbers from 0. */
function peopleOf(plan: Plan): string {
  return plan.who
    .slice(0, plan.seats)
    .flatMap((who, seat) => (who === 'person' ? [seat] : []))
    .join('-')
}

/** The leaders of the seats, where somebody has chosen one. */
function leadersIn({ led, seats }: Plan): string {
  const chosen = led.slice(0, seats)
  return chosen.some(Boolean) ? chosen.join('-') : 'any'
}

/** What an address says about a plan, by name. */
function facts(plan: Plan): Record<string, string> {
  return {
    seats: String(plan.seats),
    pair: plan.pair,
    people: peopleOf(plan),
    player: playerOf(plan),
    leaders: plan.leaders ? leadersIn(plan) : '',
    dice: plan.typed ? 'typed' : '',
    hints: plan.hints ? '' : 'off',
    undo: plan.undo ? '' : 'off',
    online: plan.online ? 'on' : '',
    ...Object.fromEntries(Object.entries(plan.options).map(([id, value]) => [id, String(value)])),
  }
}

/** What has been chosen other than usual, for the address; names of people stay out of it. */
export function queryOf(plan: Plan, game: GameOf): URLSearchParams {
  const usual = facts(firstPlan(game))
  return new URLSearchParams(Object.entries(facts(plan)).filter(([name, value]) => value !== usual[name]))
}

/** The plan that an address asks for; what it cannot mean is left as usual. */
export function planOf(game: GameOf, scenario: string | undefined, query: URLSearchParams): Plan {
  const plan = firstPlan(game, scenario)
  const one = <T>(name: string, choices: T[], usual: T): T => choices.find((choice) => String(choice) === query.get(name)) ?? usual
  const [level = '', style = ''] = (query.get('player') ?? '').split(':')
  const people = query.get('people')?.split('-')
  const led = query.get('leaders')?.split('-') ?? []
  plan.seats = one('seats', game.seats, plan.seats)
  plan.pair = one('pair', Object.keys(game.sides), plan.pair)
  if (people) plan.who = plan.who.map((_, seat) => (people.includes(String(seat)) ? 'person' : 'computer'))
  if (offered(game).some(({ id }) => id === level)) {
    plan.level = level
    plan.style = game.styles.slice(1).find(({ id }) => id === style)?.id ?? ''
  }
  plan.leaders = query.has('leaders') && game.leaders.length > 0
  const sides = sidesOf(game, plan.seats, plan.pair)
  plan.led = plan.led.map((_, seat) => game.leaders.find(({ id, side }) => id === led[seat] && side === sides[seat])?.id ?? '')
  plan.typed = query.get('dice') === 'typed'
  plan.hints = query.get('hints') !== 'off'
  plan.undo = query.get('undo') !== 'off'
  plan.online = query.get('online') === 'on'
  if (plan.online && !people) plan.who = plan.who.map(() => 'person')
  for (const { id, choices, default: usual } of game.options) {
    plan.options[id] = one(id, choices.map((choice) => choice.value), usual)
  }
  return plan
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

export function newGame(plan: Plan, game: GameOf): Required<Omit<NewGame, 'lesson' | 'puzzle'>> {
  const options: Record<string, unknown> = { ...plan.options }
  options[game.scenario_option] = plan.scenario
  if (plan.seats !== game.seats[0]) {
    options.seats = plan.seats
    if (uneven(game, plan.seats)) options.pair = plan.pair
  }
  if (plan.leaders && game.leaders.length) options.leaders = leadersOf(plan, game)
  const player = playerOf(plan)
  const seats = sidesOf(game, plan.seats, plan.pair).map((_, seat): NewSeat => {
    const name = plan.names[seat]?.trim() ?? ''
    return plan.who[seat] === 'person' ? { kind: 'person', name } : { kind: 'computer', player }
  })
  return {
    game: plan.game,
    options,
    seats,
    terms: seats.filter(({ kind }) => kind === 'person').length > 1 ? termsOf(plan.terms) : {},
    dice: plan.typed ? 'typed' : 'server',
    hints: plan.hints,
    undo: plan.undo,
  }
}
