// Which moments are seen as a movement.

import type { Moment } from '../protocol'

const MOVES = ['move', 'step', 'retreat', 'displace', 'exit', 'breakthrough', 'advance']

/** Whether something goes from one hex to another. */
export function moves({ kind, from, to }: Moment): boolean {
  return MOVES.includes(kind) && !!from && !!to
}
