// Battle of Hoth at the table.

import type { GameClient } from '../client'
import { meant } from './meant'
import { below, hand, hands, left, pieces, steps } from './parts.svelte'
import { fighters, progress, standing, summary } from './words'

export const battle: GameClient = {
  margins: [18, 27, 27],
  whole: true,
  column: 'narrow',
  listed: false,
  faces: {
    I: { symbol: 'infantry', name: 'face-infantry' },
    V: { symbol: 'vehicle', name: 'face-vehicle' },
    B: { symbol: 'blast', name: 'face-blast' },
    R: { symbol: 'retreat', name: 'face-retreat' },
    X: { symbol: 'cross', name: 'face-cross' },
  },
  below,
  pieces,
  steps,
  left,
  hand,
  hands,
  die: () => 'blast',
  standing,
  meant,
  fighters,
  progress,
  summary,
}
