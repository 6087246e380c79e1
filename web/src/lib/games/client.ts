// What a game brings along for its table: parts of the screen and small facts. All that is left out
// has a general form, so a game without a client of its own can be played as well.

import type { Snippet } from 'svelte'
import type { Box } from '../board/geometry'
import type { Board, Moment, Offer, View } from '../protocol'
import type { Effect } from '../sound/effects'
import type { Choosing } from '../state/choosing.svelte'
import type { Motion } from '../state/playback.svelte'
import type { Pips } from './pips'

/** A face of a die: its symbol in the icons, and the message with its name. */
export interface DieFace {
  symbol: string
  name: string
}

/** Who attacks whom, by hex and counter: an offer, or an attack that is coming. */
export type Pair = Pick<Offer, 'unit' | 'hex' | 'foe' | 'target'>

/** One of the two in an attack. */
export interface Fighter {
  name: string
  place: string
  symbol: string
}

/** How far a side is with something that it wins by. */
export interface Goal {
  side: string
  /** What it is about, in full, and in a word. */
  name: string
  short: string
  done: number
  need: number
  pips: Pips
}

/** How a secret objective stands that the seat at the screen may know. */
export interface Secret {
  id: string
  side: string
  /** Met or lost as things stand; what is met can still change. */
  state: 'open' | 'met' | 'lost'
  done: number
  need: number
  /** Whether `need` is the most that may happen. */
  limit: boolean
  /** Whether the battle is over, so that nothing changes any more. */
  over: boolean
}

export interface GameClient {
  /** Room at each side, above and below the hexes. */
  margins: readonly [side: number, above: number, below: number]
  /** Whether a big screen shows all of the board; else it is as wide as the screen and moved about. */
  whole: boolean
  /** Whether its words name points of the compass. */
  compass?: boolean
  /** The column at the left; a wide one is a dialog on small screens. */
  column: 'none' | 'narrow' | 'wide'
  /** Whether everything that can be chosen is listed from the beginning. */
  listed: boolean
  /** Offers of this kind differ in a number only: they stand in one row, with this message above. */
  numbered?: { kind: string; label: string }
  /** The faces of the dice by letter. */
  faces: Record<string, DieFace>

  /** How events sound, by their message. */
  sounds?: Record<string, Effect>

  /** What lies on the ground and seldom changes. */
  ground?: Snippet<[board: Board, view: View]>
  /** What lies below the marks. */
  below?: Snippet<[board: Board, view: View]>
  /** What stands on the board. */
  pieces?: Snippet<[board: Board, view: View, motions: Motion[], choosing: Choosing | null]>
  /** Pieces that were placed but wait until the rules can take them. */
  waiting?: Snippet<[board: Board, view: View, choosing: Choosing]>
  /** What the small map shows. */
  dots?: Snippet<[board: Board, view: View, choosing: Choosing | null]>
  /** The steps of a turn, above the board of a game in progress, with what is being shown. */
  steps?: Snippet<[view: View, step: string, shown: Moment[]]>
  /** How far the game has gone, above the board. */
  clock?: Snippet<[view: View, onbrief: () => void]>
  /** What stands in the column at the left. */
  left?: Snippet<[board: Board, view: View, choosing: Choosing | null, onpick: (hex: string) => void, onbrief: () => void]>
  /** What is to be seen of the turn, above the choices. */
  turn?: Snippet<[board: Board, view: View]>
  /** The cards of the seat at the screen. */
  hand?: Snippet<[board: Board, view: View, seat: number | null, choosing: Choosing]>
  /** The cards of all seats, in a replay. */
  hands?: Snippet<[board: Board, view: View]>
  /** A card that has been turned over, large. */
  card?: Snippet<[board: Board, key: string]>

  /** By hex: what a piece covers, around the middle of its hex. */
  extents?(view: View): Map<string, Box>
  /** The symbol of the die that a side rolls. */
  die?(side: string): string
  /** How many points the roll of an attack costs. */
  rollCost?(offer: Offer): number
  /** By hex: what stands there, in words. */
  standing?(board: Board, view: View): Map<string, string>
  /** By hex: what is marked there, in words. */
  marked?(board: Board, view: View): Map<string, string>
  /** Who attacks whom. */
  fighters?(board: Board, view: View, pair: Pair): Fighter[]
  /** What has been done so far of what is being decided. */
  progress?(board: Board, view: View, step: string): string[]
  /** The name of a counter by its code, where labels of offers do not say it. */
  counterName?(code: string): string
  /** The name of a kind of attack, where a unit can attack the same target in several ways. */
  shotName?(kind: string): string
  /** The name of what an attack has in addition. */
  extraName?(board: Board, extra: string): string
  /** Offers of one place, the one that is nearest at hand first. */
  sorted?(offers: Offer[], view: View): Offer[]
  /** How many counters like this one are in the same place off the map and can act, itself included. */
  alike?(view: View, unit: string): number
  /** The card that a moment turns over for all to read. */
  drawn?(moment: Moment): string | null
  /** What the sides win by, and how far they are. */
  goals?(board: Board, view: View): Goal[]
  /** What the side at the screen wants besides, and tells nobody. */
  secrets?(view: View): Secret[]
  /** How many turns have been played. */
  turns?(view: View): number
  /** How many units have been lost, by kind. */
  fallen?(view: View): Record<string, number>
}
