// A piece glides from one hex to another while its move is shown.

import type { Motion } from '../state/playback.svelte'
import type { Board } from '../protocol'
import { centre } from './geometry'

/** The style that carries a piece standing on a hex to where it is going. */
export function glide(board: Board, motions: Motion[], hex: string, unit?: string): string | undefined {
  const motion = motions.find((one) => one.from === hex && (!one.unit || one.unit === unit))
  if (!motion || !board.hexes[motion.to]) return undefined
  const [x, y] = centre(board, motion.from)
  const [ex, ey] = centre(board, motion.to)
  return `transform: translate(${ex - x}px, ${ey - y}px); transition: transform ${motion.span}ms ease-out`
}
