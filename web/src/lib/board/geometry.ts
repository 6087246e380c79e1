// Where things are on a board: pure arithmetic on the centres and the shape of its hexes.

import type { Board } from '../protocol'

export type Point = [x: number, y: number]
export type Box = [left: number, top: number, width: number, height: number]

export function centre(board: Board, hex: string): Point {
  const place = board.hexes[hex]
  return place ? [place.x, place.y] : [0, 0]
}

/** How far two hexes are apart, as the drawing goes. */
export function apart(board: Board, one: string, other: string): number {
  const [[x, y], [u, v]] = [centre(board, one), centre(board, other)]
  return Math.hypot(x - u, y - v)
}

/** Sorts hexes from the top, as things are drawn of which the nearer cover the farther. */
export function before(board: Board, one: string, other: string): number {
  const [[x, y], [u, v]] = [centre(board, one), centre(board, other)]
  return y - v || x - u
}

/** The corners of a hex, shrunk towards its centre. */
export function corners(board: Board, hex: string, share = 1): Point[] {
  const [x, y] = centre(board, hex)
  return board.shape.map(([dx, dy]) => [x + dx * share, y + dy * share])
}

export function points(corners: Point[]): string {
  return corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}

/** The box around points. */
export function around(points: Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top]
}

/** The box around all hexes. */
export function extent(board: Board): Box {
  const [left, top, wide, high] = around(Object.values(board.hexes).map(({ x, y }) => [x, y]))
  const [, , width, height] = around(board.shape)
  return [left - width / 2, top - height / 2, wide + width, high + height]
}

/** The directions in which a counter can face, clockwise. */
export const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

/** Where a counter faces on the screen: on a turned board, north is below. */
export function onScreen({ turned }: Pick<Board, 'turned'>, facing: string): string {
  const place = FACINGS.indexOf(facing)
  return place < 0 ? '' : FACINGS[(place + (turned ? 3 : 0)) % FACINGS.length]!
}

/** How far an arrow that points up is turned to point where a counter faces, in degrees. */
export function angleOf(board: Pick<Board, 'turned'>, facing: string): number {
  return 60 * FACINGS.indexOf(onScreen(board, facing))
}

/** The hex that a counter looks into, or null at the border. */
export function faced(board: Board, hex: string, facing: string): string | null {
  const [, , width, height] = around(board.shape)
  const step = Math.min(width, height)
  const angle = (Math.PI / 180) * angleOf(board, facing)
  const [x, y] = centre(board, hex)
  const there: Point = [x + step * Math.sin(angle), y - step * Math.cos(angle)]
  const near = (label: string): boolean => Math.hypot(...minus(centre(board, label), there)) < step / 4
  return Object.keys(board.hexes).find(near) ?? null
}

function minus([x, y]: Point, [u, v]: Point): Point {
  return [x - u, y - v]
}

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest hex in the direction of an arrow key, or the hex itself at the border. */
export function towards(board: Board, hex: string, key: string): string {
  const way = WAYS[key]
  if (!way) return hex
  const [x, y] = centre(board, hex)
  let best = hex
  let least = Infinity
  for (const [label, place] of Object.entries(board.hexes)) {
    const [dx, dy] = [place.x - x, place.y - y]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const cost = along + 0.8 * aside
    if (along > 1 && aside <= along && cost < least) {
      best = label
      least = cost
    }
  }
  return best
}

/** A point on the way from one to the other, so far from the first. */
export function along(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = distance / length
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The four corner brackets of a target, as a path around a centre. */
export function brackets([x, y]: Point, half: number, arm: number): string {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx = 1, sy = 1]) => {
      const [cx, cy] = [x + sx * half, y + sy * half]
      return `M${cx - sx * arm} ${cy}L${cx} ${cy}L${cx} ${cy - sy * arm}`
    })
    .join('')
}

/** The outline of a set of hexes: sides that only one of them has. */
export function outline(board: Board, hexes: Iterable<string>): string {
  const sides = new Map<string, string>()
  const key = ([x, y]: Point): string => `${Math.round(x)}:${Math.round(y)}`
  for (const hex of hexes) {
    const shape = corners(board, hex)
    shape.forEach((start, place) => {
      const end = shape[(place + 1) % 6]!
      const name = [key(start), key(end)].sort().join('|')
      if (sides.has(name)) sides.delete(name)
      else sides.set(name, `M${start[0].toFixed(1)} ${start[1].toFixed(1)}L${end[0].toFixed(1)} ${end[1].toFixed(1)}`)
    })
  }
  return [...sides.values()].join('')
}
