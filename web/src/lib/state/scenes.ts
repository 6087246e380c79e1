// Where the scene begins that a game ended with.

import type { Moment } from '../protocol'

/** Whether a moment only follows from the one before it: dice, damage, a reply, what nobody is told of. */
function follows({ by, kind, from, faces, lines }: Moment): boolean {
  if (kind === 'resign') return false
  return !!faces?.length || kind === 'damage' || !lines.length || (by !== null && !from)
}

/** The place of the move, the attack or the card that everything after it follows from. */
export function sceneStart(moments: Moment[]): number {
  return Math.max(
    moments.findLastIndex((moment) => !follows(moment)),
    0,
  )
}
