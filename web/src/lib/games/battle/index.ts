// Battle of Hoth at the table.

import type { GameClient } from '../client'
import { marked } from './marks'
import { extents } from './extents'
import { goals } from './goals'
import { below, hand, hands, left, pieces, steps } from './parts.svelte'
import { secrets } from './secrets'
import { fighters, progress, standing } from './words'

export const battle: GameClient = {
  margins: [18, 27, 27],
  whole: true,
  compass: true,
  column: 'narrow',
  listed: false,
  faces: {
    I: { symbol: 'infantry', name: 'face-infantry' },
    V: { symbol: 'vehicle', name: 'face-vehicle' },
    B: { symbol: 'blast', name: 'face-blast' },
    R: { symbol: 'retreat', name: 'face-retreat' },
    X: { symbol: 'cross', name: 'face-cross' },
  },
  sounds: {
    'battle-played': 'card',
    'battle-support': 'card',
    'battle-drew': 'card',
    'battle-hit': 'hit',
    'battle-cornered': 'hit',
    'battle-eliminated': 'hit',
    'battle-destroyed': 'hit',
    'battle-missed': 'miss',
  },
  below,
  pieces,
  steps,
  left,
  hand,
  hands,
  die: () => 'blast',
  extents,
  standing,
  marked,
  fighters,
  progress,
  goals,
  secrets,
  turns: (view) => (view.game === 'battle' ? Math.max(...Object.values(view.turns)) : 0),
  fallen: (view) => (view.game === 'battle' ? view.fallen : {}),
}
