// Which part of a board is seen: a centre and a scale, kept inside the board.

import { around, type Box } from './geometry'
import type { Point } from './geometry'

/** Room above and below what is shown, and at its sides: a Walker is higher than its hex. */
const MARGIN = 100
const SIDE = 45
const HALF_HEX = 35
/** Room above, below and beside a point with which it is seen well. */
const EDGE = 45

/** A board that is a little wider than what is seen of it need not be moved sideways. */
const ALMOST = 0.99

export class Camera {
  x = $state(0)
  y = $state(0)
  /** Pixels for one unit of the drawing. */
  scale = $state(0)
  width = $state(0)
  height = $state(0)
  box = $state.raw<Box>([0, 0, 1, 1])
  /** Pixels of a corner at the right that something else covers, as width and height. */
  covered = $state.raw<Point>([0, 0])
  /** Whether it is the upper corner: at the lower end of the board nothing could come out below, and a board that is
   * seen from top to bottom has what is the player's own there. */
  above = $state(false)
  /** The scale that was chosen; less is shown for a while when two places are far apart. */
  private chosen = 0

  readonly whole = $derived(Math.min(this.width / this.box[2], this.height / this.box[3]))
  readonly most = $derived(Math.max(3, this.whole * 2))
  /** The part of the drawing that is seen. */
  readonly seen = $derived.by<Box>(() => {
    const scale = this.scale || this.whole || 1
    const [wide, high] = [this.width / scale || 1, this.height / scale || 1]
    return [this.x - wide / 2, this.y - high / 2, wide, high]
  })
  /** Whether there is more than is seen. */
  readonly zoomed = $derived(this.scale > this.whole * 1.01)
  /** Whether it is seen from top to bottom: then nothing comes out from under a corner but sideways. */
  private get flat(): boolean {
    return this.height / this.scale >= this.box[3]
  }

  /** All of the board, or as much as keeps hexes big enough to be touched. */
  fit(least = 0): void {
    this.scale = this.chosen = Math.max(this.whole, least)
    this.x = this.box[0] + this.box[2] / 2
    this.y = this.box[1] + this.box[3] / 2
    this.keep()
  }

  /** Larger or smaller around a point of the screen. */
  zoom(factor: number, at?: Point): void {
    const before = this.scale
    const scale = Math.min(Math.max(before * factor, this.whole), this.most)
    if (at) {
      const [dx, dy] = [at[0] - this.width / 2, at[1] - this.height / 2]
      this.x += dx / before - dx / scale
      this.y += dy / before - dy / scale
    }
    this.scale = this.chosen = scale
    this.keep()
  }

  /** Move what is seen by this many pixels. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale
    this.y -= dy / this.scale
    this.keep()
  }

  /** Put a point of the drawing into the middle, as far as the board goes. */
  centre([x, y]: Point): void {
    ;[this.x, this.y] = [x, y]
    this.keep()
  }

  /** Bring points into sight, if they are not: by moving, and by showing more if need be. */
  show(points: Point[], margin = MARGIN): void {
    if (!points.length || !this.width || !this.height) return
    this.scale = Math.max(Math.min(this.chosen, this.fits(points, margin)), this.whole)
    const [left, , wide] = around(this.flat ? this.lifted(points) : points)
    const [side, room] = this.room(margin)
    this.x = near(this.x, left - side, wide + 2 * side, this.width / this.scale)
    this.keep()
    const [, top, , high] = around(this.lifted(points))
    this.y = near(this.y, top - room, high + 2 * room, this.height / this.scale)
    this.keep()
  }

  /** Whether these points are in sight, so far from the edge, and nothing covers them. */
  sees(points: Point[], edge = 0): boolean {
    const [left, top, wide, high] = this.seen
    return this.lifted(points).every(
      ([x, y]) => x > left + edge && x < left + wide - edge && y > top + edge && y < top + high - edge,
    )
  }

  /** Bring points into sight, unless they are seen well already; `calm` keeps the scale in that case. */
  look(points: Point[], calm: boolean): void {
    if (this.sees(points, EDGE) && (calm || this.scale === this.chosen)) return
    this.show(points)
  }

  /** Whether these points can be in sight together, at the scale that was chosen or a share of it. */
  holds(points: Point[], share = 1, margin = MARGIN): boolean {
    return this.fits(points, margin) >= this.chosen * share
  }

  /** The first of these points that can be in sight together with others, at a share of the scale. */
  reaches(sure: Point[], more: Point[], share: number): Point[] {
    const found = [...sure]
    for (const point of more) {
      if (!this.holds([...found, point], share)) break
      found.push(point)
    }
    return found
  }

  /** Room at the sides, and above and below: less of it on small screens. */
  private room(margin: number): Point {
    return [Math.min(SIDE, this.width / this.chosen / 4), Math.min(margin, this.height / this.chosen / 4)]
  }

  /** The largest scale at which points fit with some room around them. */
  private fits(points: Point[], margin: number): number {
    const [, , wide, high] = around(this.lifted(points, this.chosen))
    const [side, room] = this.room(margin)
    return Math.min(this.width / (wide + 2 * side), this.height / (high + 2 * room))
  }

  /** Points, and for those behind what covers the corner how far they must come to be free. */
  private lifted(points: Point[], scale = this.scale): Point[] {
    const [wide, high] = this.covered
    if (this.flat) {
      const low = this.y - (this.height / 2 - high) / scale
      const aside = points.filter(([, y]) => wide && y - HALF_HEX < low)
      return [...points, ...aside.map(([x, y]): Point => [x + wide / scale, y])]
    }
    const edge = this.x + (this.width / 2 - wide) / scale
    const hidden = points.filter(([x]) => wide && x + HALF_HEX > edge)
    const way = (this.above ? -high : high) / scale
    return [...points, ...hidden.map(([x, y]): Point => [x, y + way])]
  }

  private keep(): void {
    const [left, top, width, height] = this.box
    const [wide, high] = [this.width / this.scale, this.height / this.scale]
    // Whatever lies under the covered corner can be pulled out sideways, unless the board is not that wide.
    const spare = this.zoomed && (this.flat || wide < width * ALMOST) ? this.covered[0] / this.scale : 0
    this.x = inside(this.x, left, width + spare, wide)
    this.y = inside(this.y, top, height, high)
    if (this.flat) this.above = true
    else if (this.y - high / 2 <= top) this.above = false
    else if (this.y + high / 2 >= top + height) this.above = true
  }
}

/** The centre nearest to this one from which a stretch is seen as a whole. */
function near(at: number, start: number, length: number, seen: number): number {
  if (length >= seen) return start + length / 2
  return Math.min(Math.max(at, start + length - seen / 2), start + seen / 2)
}

/** A centre such that no more than needed beyond the board is seen. */
function inside(at: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2
  return Math.min(Math.max(at, start + seen / 2), start + length - seen / 2)
}
