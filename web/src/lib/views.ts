// What a seat may know of a game, as `battle/view.py` and `assault/view.py` make it.

import type { Side } from './wire'

export interface BattleUnit {
  kind: string
  side: Side
  hex: string
  figures: number
  full: number
  badge: string
  moving: boolean
  ordered: boolean
  moved: boolean
  attacked: boolean
  carries: string
}

export interface BattleSeat {
  side: Side
  leader: string
  cards: number
  deck: number
  discard: string[]
  hand: string[] | null
  known: string[]
}

export interface Objective {
  id: string
  type: string
  hexes: string[]
  medals: number
  held_by: string
}

export interface Exit {
  id: string
  side: Side
  hexes: string[]
  edge: string
  medals: number
  left: number
}

export interface BattleView {
  seat: number | null
  to_act: number
  step: string
  active: Side
  active_seat: number
  turns: Record<Side, number>
  medals: Record<Side, number>
  medals_to_win: Record<Side, number>
  terrain: Record<string, string>
  structures: Record<string, string>
  units: BattleUnit[]
  objectives: Objective[]
  exits: Exit[]
  seats: BattleSeat[]
  played: string[]
  support: string[]
  charges: number
  fallen: Record<string, number>
  due: number[]
  chosen: string
  attack: Record<string, string | number>
  winner: string
  reason: string
}

export interface AssaultUnit {
  unit: string
  kind: string
  side: Side
  place: string
  facing: string
  blaster: number
  legs: number
  body: number
  gunner: number
  hotshot: boolean
  used: boolean
}

export interface AssaultView {
  seat: number | null
  seats: Side[]
  to_act: number
  step: string
  turn: number
  round: number
  card: string
  active: Side | ''
  placing: string
  arrivals: string[]
  moving: string
  points: number
  map: string
  columns: number
  rows: number
  terrain: Record<string, string>
  features: Record<string, string>
  first_row_south: number
  macrohexes: [number[], number[]]
  grid_stands: boolean
  units: AssaultUnit[]
  luke: { unit: string; revealed: boolean; force: number; raised: number }
  held: Record<Side, string[]>
  action_deck: Record<string, number>
  event_deck: Record<string, number>
  transports: number
  reshuffled: boolean
  shot: { firer: string; target: string; dice: number; armour: number; harpoon: boolean } | null
  winner: string
  reason: string
}

export type View = BattleView | AssaultView

/** A view with what never changes, which the server tells once, and the units of the view before
 * that are as they were: they need not be drawn again. */
export function whole(ground: Partial<View>, view: Partial<View>, before: View | null): View {
  const found = { ...ground, ...view } as View
  const known = new Map((before?.units ?? []).map((unit) => [JSON.stringify(unit), unit]))
  found.units = found.units.map((unit) => known.get(JSON.stringify(unit)) ?? unit) as typeof found.units
  return found
}
