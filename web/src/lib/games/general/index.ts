// The client of every game that has none of its own: its picture, hexes as buttons, choices as a list.

import type { GameClient } from '../client'
import { below } from './parts.svelte'

export const general: GameClient = {
  margins: [18, 18, 18],
  whole: true,
  column: 'none',
  listed: true,
  faces: {},
  below,
}
