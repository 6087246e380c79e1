// Which part of a board is seen: a centre and a scale, kept inside the board.

import type { Box } from './geometry'
import type { Point } from '../wire'

export class Camera {
  x = $state(0)
  y = $state(0)
  /** Pixels for one unit of the drawing. */
  scale = $state(0)
  width = $state(0)
  height = $state(0)
  box = $state.raw<Box>([0, 0, 1, 1])

  readonly whole = $derived(Math.min(this.width / this.box[2], this.height / this.box[3]))
  readonly most = $derived(Math.max(3, this.whole * 2))
  readonly viewBox = $derived.by(() => {
    const scale = this.scale || this.whole || 1
    const [wide, high] = [this.width / scale, this.height / scale]
    return `${this.x - wide / 2} ${this.y - high / 2} ${wide || 1} ${high || 1}`
  })
  /** Whether there is more than is seen. */
  readonly zoomed = $derived(this.scale > this.whole * 1.01)

  /** All of the board, or as much as keeps hexes big enough to be touched. */
  fit(least = 0): void {
    this.scale = Math.max(this.whole, least)
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
    this.scale = scale
    this.keep()
  }

  /** Move what is seen by so many pixels. */
  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale
    this.y -= dy / this.scale
    this.keep()
  }

  /** Bring a point into sight, if it is not. */
  show([x, y]: Point, margin = 90): void {
    const [wide, high] = [this.width / this.scale / 2, this.height / this.scale / 2]
    const room = Math.min(margin, wide / 2, high / 2)
    this.x = Math.min(Math.max(this.x, x - wide + room), x + wide - room)
    this.y = Math.min(Math.max(this.y, y - high + room), y + high - room)
    this.keep()
  }

  private keep(): void {
    const [left, top, width, height] = this.box
    this.x = inside(this.x, left, width, this.width / this.scale)
    this.y = inside(this.y, top, height, this.height / this.scale)
  }
}

/** A centre such that no more than needed beyond the board is seen. */
function inside(at: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2
  return Math.min(Math.max(at, start + seen / 2), start + length - seen / 2)
}
