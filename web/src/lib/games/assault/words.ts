// An assault in words: what stands where, who fights whom.

import type { AssaultUnit, AssaultView, Board, Offer, View } from '../../protocol'
import { symbolOf } from '../../state/sprite.svelte'
import { has, t } from '../../state/words.svelte'
import { facingName } from '../../table/names'
import type { Fighter, Pair } from '../client'
import { byPlace } from './facts'

/** The name of a counter by its code: W2, LT3, P. */
export function counterName(code: string): string {
  const number = code.replace(/\D/g, '')
  const id = `counter-${code.slice(0, code.length - number.length).toLowerCase()}`
  return has(id) ? t(id, { number }) : code
}

function unitName(unit: AssaultUnit): string {
  const words = [counterName(unit.unit)]
  if (unit.facing) words.push(facingName(unit.facing))
  if (unit.used) words.push(t('web-used'))
  return words.join(', ')
}

/** By hex: what stands there, in words. */
export function standing(board: Board, view: View): Map<string, string> {
  const found = new Map<string, string>()
  if (view.game !== 'assault') return found
  for (const [place, units] of byPlace(view)) {
    if (board.hexes[place]) found.set(place, units.map(unitName).join('; '))
  }
  return found
}

/** Who attacks whom. */
export function fighters(board: Board, view: View, pair: Pair): Fighter[] {
  if (view.game !== 'assault') return []
  return [
    fighter(board, view, pair.unit ?? '', pair.hex ?? ''),
    fighter(board, view, pair.foe ?? '', pair.target ?? ''),
  ]
}

function fighter(board: Board, view: AssaultView, code: string, hex: string): Fighter {
  const unit = view.units.find((other) => other.unit === code)
  const kind = unit?.kind ?? view.features[hex] ?? ''
  return {
    name: counterName(code),
    place: board.hexes[hex]?.name ?? hex,
    symbol: unit ? symbolOf('unit', kind) : symbolOf('structure', kind),
  }
}

const CARDS: Record<string, string> = { veers: 'veers', force: 'the_force' }

export function shotName(kind: string): string {
  return t(kind === 'harpoon' ? 'web-harpoon' : 'web-fire')
}

/** What a shot has in addition: points, or the name of a card. */
export function extraName(board: Board, extra: string): string {
  return board.cards[CARDS[extra] ?? '']?.title ?? extra
}

/** The Force Points that a shot of Luke's costs: `+3` among its extras. */
export function rollCost(offer: Offer): number {
  return Number(/\+(\d+)/.exec(offer.detail ?? '')?.[1] ?? 0)
}
