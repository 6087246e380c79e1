// What each side has lost, in words.

import type { Board } from '../protocol'
import { t } from '../state/words.svelte'
import { sideName, sidesAt } from '../table/names'

/** One line for each side, from the number of units that it lost of each kind. */
export function losses(board: Board, fallen: Record<string, number>): [name: string, value: string][] {
  return sidesAt(board).map((side) => {
    const lost = Object.entries(fallen).filter(([kind]) => board.units[kind]?.side === side)
    const words = lost.map(([kind, count]) => `${count}\u00a0×\u00a0${board.units[kind]?.name ?? kind}`)
    return [t('web-lost-by', { side: sideName(side, 'short') }), words.join(', ') || '–']
  })
}
