// Where the sections lie on the screen: each side names them as seen from its own edge.

import type { Side } from '../wire'

export type Section = 'left' | 'centre' | 'right'

/** The sections from left to right on the screen; the Empire looks down from the top edge. */
export function acrossFor(side: Side | undefined): Section[] {
  return side === 'empire' ? ['right', 'centre', 'left'] : ['left', 'centre', 'right']
}
