// Where a caption over the board hides neither what it tells about nor the own baseline.

import type { Board } from '../protocol'

const EDGE = 14

/** How far below the top of the board a caption goes, given what it tells about. */
export function free(caption: HTMLElement, board: Board, hexes: (string | null | undefined)[]): number {
  const field = caption.offsetParent?.getBoundingClientRect()
  if (!field) return EDGE
  const spots = hexes.flatMap((hex) => rectOf(hex) ?? [])
  const base = rectOf(lowest(board))
  const lower = Math.min(field.bottom - EDGE, base ? base.top - 4 : Infinity) - caption.offsetHeight - field.top
  return placed(
    spots.map(({ top, bottom }) => [top - field.top, bottom - field.top]),
    caption.offsetHeight,
    lower,
  )
}

/** At the top, unless something that matters is there and the lower place is freer. */
export function placed(spots: [top: number, bottom: number][], height: number, lower: number): number {
  const hidden = (at: number): number =>
    spots.reduce((sum, [top, bottom]) => sum + Math.max(0, Math.min(bottom, at + height) - Math.max(top, at)), 0)
  return hidden(lower) < hidden(EDGE) ? lower : EDGE
}

function rectOf(hex: string | null | undefined): DOMRect | undefined {
  return hex ? document.querySelector(`[data-hex="${hex}"]`)?.getBoundingClientRect() : undefined
}

/** A hex of the baseline of who sits at the bottom. */
function lowest(board: Board): string | undefined {
  const [first, ...others] = Object.entries(board.hexes)
  return first && others.reduce((low, other) => (other[1].y > low[1].y ? other : low), first)[0]
}
