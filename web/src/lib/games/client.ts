// What a game brings along for its table: parts of the screen and small facts. All that is left out
// has a general form, so a game without a client of its own can be played as well.

import type { Snippet } from 'svelte'
import type { Board, Offer, View } from '../protocol'
import type { Choosing } from '../state/choosing.svelte'
import type { Motion } from '../state/playback.svelte'

/** A face of a die: its symbol in the icons, and the message with its name. */
export interface DieFace {
  symbol: string
  name: string
}

/** One of the two in an attack. */
export interface Fighter {
  name: string
  place: string
  symbol: string
}

/** Where somebody points who has picked something before. */
export interface Pointing {
  step: string
  from: string | null
  to: string
  /** The counter that was picked, where several stand together. */
  unit: string | null
  side: string | null
}

export interface GameClient {
  /** Room at each side, above and below the hexes. */
  margins: readonly [side: number, above: number, below: number]
  /** Whether a big screen shows all of the board; else it is as wide as the screen and moved about. */
  whole: boolean
  /** The column at the left; a wide one is a dialog on small screens. */
  column: 'none' | 'narrow' | 'wide'
  /** Whether everything that can be chosen is listed from the beginning. */
  listed: boolean
  /** Offers of this kind differ in a number only: they stand in one row, with this message above. */
  numbered?: { kind: string; label: string }
  /** The faces of the dice by letter. */
  faces: Record<string, DieFace>

  /** What lies on the ground and seldom changes. */
  ground?: Snippet<[board: Board, view: View]>
  /** What lies below the marks. */
  below?: Snippet<[board: Board, view: View]>
  /** What stands on the board. */
  pieces?: Snippet<[board: Board, view: View, motion: Motion | null]>
  /** What the small map shows. */
  dots?: Snippet<[board: Board, view: View, choosing: Choosing | null]>
  /** The steps of a turn, above the board of a game in progress. */
  steps?: Snippet<[step: string]>
  /** How far the game has gone, above the board. */
  clock?: Snippet<[view: View]>
  /** What stands in the column at the left. */
  left?: Snippet<[board: Board, view: View, choosing: Choosing | null, onpick: (hex: string) => void]>
  /** What is to be seen of the turn, above the choices. */
  turn?: Snippet<[board: Board, view: View]>
  /** The cards of the seat at the screen. */
  hand?: Snippet<[board: Board, view: View, seat: number | null, choosing: Choosing]>
  /** The cards of all seats, in a replay. */
  hands?: Snippet<[board: Board, view: View]>

  /** The symbol of the die that a side rolls. */
  die?(side: string): string
  /** How many points the roll of an attack costs. */
  rollCost?(offer: Offer): number
  /** By hex: what stands there, in words. */
  standing?(board: Board, view: View): Map<string, string>
  /** The action that somebody seems to mean who points at what is not offered, in notation. */
  meant?(view: View, pointing: Pointing): string | null
  /** Who attacks whom. */
  fighters?(board: Board, view: View, offer: Offer): Fighter[]
  /** What has been done so far of what is being decided. */
  progress?(board: Board, view: View, step: string): string[]
  /** The name of a counter by its code, where labels of offers do not say it. */
  counterName?(code: string): string
  /** The name of what an attack has in addition. */
  extraName?(board: Board, extra: string): string
  /** Offers of one place, the one that is nearest at hand first. */
  sorted?(offers: Offer[], view: View): Offer[]
  /** What is to be told after the end: names with values. */
  summary?(board: Board, view: View): [name: string, value: string][]
}
