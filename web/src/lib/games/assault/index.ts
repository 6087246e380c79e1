// Assault on Hoth at the table.

import type { GameClient } from '../client'
import { leastTurned } from './facts'
import { meant } from './meant'
import { clock, dots, ground, left, pieces, turn } from './parts.svelte'
import { counterName, extraName, fighters, rollCost, standing, summary } from './words'

export const assault: GameClient = {
  margins: [18, 44, 46],
  whole: false,
  column: 'wide',
  listed: false,
  numbered: { kind: 'armour', label: 'web-force-points' },
  faces: {
    V: { symbol: 'empire', name: 'face-vader' },
    S: { symbol: 'rebel', name: 'face-saber' },
    B: { symbol: 'blank', name: 'face-blank' },
  },
  ground,
  pieces,
  dots,
  clock,
  left,
  turn,
  die: (side) => side,
  rollCost,
  standing,
  meant,
  fighters,
  counterName,
  extraName,
  sorted: leastTurned,
  summary,
}
