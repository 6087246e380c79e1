// Where the odds of targets stand: beside each target, clear of all pieces and of each other as far as there is room.

import type { Board } from '../protocol'
import { centre, extent, type Box, type Point } from './geometry'

export interface Chip {
  hex: string
  words: string
  at: Point
  half: number
  tall: number
  font: number
}

/** What a piece covers around the middle of its hex, for games that do not say. */
const PLAIN: Box = [-0.4, -0.38, 0.8, 0.84]
const GAP = 2
/** The size of letters in widths of a hex: on a big screen they grow with the board, and never beyond it. */
const LEAST = 0.16
const MOST = 0.34
/** Steps along the line of sight, in widths of a hex. */
const STEPS = [0.8, 1.2, 1.6, 2]

/** Chips with words for some hexes, each perhaps with its own who aims; `letter` is how much of the board a letter of the
 * page's size takes. */
export function chips(
  board: Board,
  labels: { hex: string; words: string; from?: string | null }[],
  from: string | null,
  pieces: Map<string, Box>,
  letter: number,
): Chip[] {
  const taken = [...pieces].map(([hex, box]) => moved(box, centre(board, hex)))
  const field = extent(board)
  const font = Math.min(Math.max(0.95 * letter, LEAST * board.size), MOST * board.size)
  const tall = 1.5 * font
  return labels.map(({ hex, words, from: aims = from }) => {
    const half = (0.31 * words.length + 0.45) * font
    const own = pieces.get(hex) ?? (PLAIN.map((part) => part * board.size) as Box)
    const cost = (at: Point): number => {
      const box = around(at, half, tall)
      return taken.reduce((sum, other) => sum + shared(box, other), 0) + 4 * half * tall - 2 * shared(box, field)
    }
    const spots = places(board, hex, aims, own, half, tall)
    const at = spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best), spots[0]!)
    taken.push(around(at, half + GAP, tall + GAP))
    return { hex, words, at, half, tall, font }
  })
}

/** Around what stands in the hex, the nearest first, and then on the way to who aims at it. */
function places(board: Board, hex: string, from: string | null, own: Box, half: number, tall: number): Point[] {
  const [x, y] = centre(board, hex)
  const [left, top, wide, high] = own
  const [below, above] = [top + high + tall / 2 + GAP, top - tall / 2 - GAP]
  const [right, leftwards] = [left + wide + half + GAP, left - half - GAP]
  const beside: Point[] = [
    [0, below],
    [0, above],
    [right, 0],
    [leftwards, 0],
    [right, below / 2],
    [leftwards, below / 2],
    [right, above / 2],
    [leftwards, above / 2],
  ]
  return [...beside.map(([dx, dy]): Point => [x + dx, y + dy]), ...onTheWay(board, hex, from)]
}

function onTheWay(board: Board, hex: string, from: string | null): Point[] {
  if (!from) return []
  const [[x, y], [u, v]] = [centre(board, hex), centre(board, from)]
  const length = Math.hypot(u - x, v - y)
  return STEPS.map((step) => step * board.size)
    .filter((way) => way < length - board.size / 2)
    .map((way) => [x + ((u - x) * way) / length, y + ((v - y) * way) / length])
}

function moved([left, top, wide, high]: Box, [x, y]: Point): Box {
  return [left + x, top + y, wide, high]
}

function around([x, y]: Point, half: number, tall: number): Box {
  return [x - half, y - tall / 2, 2 * half, tall]
}

/** The area that two boxes share. */
function shared([left, top, wide, high]: Box, [x, y, width, height]: Box): number {
  const across = Math.min(left + wide, x + width) - Math.max(left, x)
  const down = Math.min(top + high, y + height) - Math.max(top, y)
  return Math.max(across, 0) * Math.max(down, 0)
}
