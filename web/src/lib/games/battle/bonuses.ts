// What a card gives besides orders, as small marks: icons of `art/icons.svg` and numbers.

import type { Bonus } from '../../protocol'

export interface BonusMark {
  icon: string
  words: string
  /** A second icon: where it counts, or what it turns into. */
  also?: string
  /** Whether it is forbidden. */
  never?: boolean
}

function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`
}

const MARKS: Record<string, (count: number) => BonusMark> = {
  dice: (count) => ({ icon: 'die-blank', words: signed(count) }),
  close_dice: (count) => ({ icon: 'die-blank', words: signed(count), also: 'm-close' }),
  support_dice: () => ({ icon: 'die-blank', words: '+', also: 'm-close' }),
  concentrated: () => ({ icon: 'die-blank', words: '+1 +2' }),
  move: (count) => ({ icon: 'm-move', words: signed(count) }),
  after: (count) => ({ icon: 'm-after', words: String(count) }),
  attacks: (count) => ({ icon: 'i-target', words: `×${count}` }),
  twice: () => ({ icon: 'i-again', words: '×2' }),
  ignores_terrain: () => ({ icon: 'm-terrain', words: '', never: true }),
  retreat_is_blast: () => ({ icon: 'die-retreat', words: '=', also: 'die-blast' }),
  heals: (count) => ({ icon: 'm-heal', words: signed(count) }),
  restores: () => ({ icon: 'm-heal', words: '++' }),
  no_move: () => ({ icon: 'm-move', words: '', never: true }),
  no_attack: () => ({ icon: 'i-target', words: '', never: true }),
  exchanges: (count) => ({ icon: 'm-exchange', words: String(count) }),
  strikes: (count) => ({ icon: 'm-strike', words: String(count) }),
}

/** The mark of a bonus; nothing for one that this client does not know. */
export function bonusMark({ kind, count }: Bonus): BonusMark | undefined {
  return MARKS[kind]?.(count ?? 0)
}
