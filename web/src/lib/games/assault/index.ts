// Assault on Hoth at the table.

import type { GameClient } from '../client'
import { extents } from './extents'
import { alike, drawn, fallen, leastTurned } from './facts'
import { goals } from './goals'
import { card, clock, dots, ground, left, pieces, turn, waiting } from './parts.svelte'
import { counterName, extraName, fighters, rollCost, shotName, standing } from './words'

export const assault: GameClient = {
  margins: [18, 44, 46],
  whole: false,
  compass: true,
  column: 'wide',
  listed: false,
  numbered: { kind: 'armour', label: 'web-force-points' },
  faces: {
    V: { symbol: 'empire', name: 'face-vader' },
    S: { symbol: 'rebel', name: 'face-saber' },
    B: { symbol: 'blank', name: 'face-blank' },
  },
  sounds: {
    'assault-card': 'card',
    'assault-event': 'card',
    'assault-hit': 'hit',
    'assault-damaged': 'hit',
    'assault-destroyed': 'hit',
    'assault-crushes': 'hit',
    'assault-harpooned': 'hit',
    'assault-missed': 'miss',
    'assault-shot-fails': 'miss',
    'assault-harpoon-fails': 'miss',
  },
  ground,
  pieces,
  waiting,
  dots,
  clock,
  left,
  turn,
  card,
  die: (side) => side,
  rollCost,
  extents,
  standing,
  fighters,
  counterName,
  extraName,
  shotName,
  sorted: leastTurned,
  alike,
  drawn,
  goals,
  turns: (view) => (view.game === 'assault' ? view.turn : 0),
  fallen,
}
