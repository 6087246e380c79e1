// A battle in words: what stands where, who fights whom, how it stands.

import type { BattleUnit, BattleView, Board, View } from '../../protocol'
import { symbolOf } from '../../state/sprite.svelte'
import { t } from '../../state/words.svelte'
import type { Fighter, Pair } from '../client'

function unitName(board: Board, unit: BattleUnit): string {
  const words = [board.units[unit.kind]?.name ?? unit.kind]
  if (unit.full > 1) words.push(t('web-figures', { figures: unit.figures, full: unit.full }))
  if (unit.badge) words.push(board.badges[unit.badge]?.name ?? unit.badge)
  if (unit.carries) words.push(t('mark-carried', { token: unit.carries }))
  if (unit.ordered) words.push(t('web-ordered'))
  return words.join(', ')
}

/** By hex: what stands there, in words. */
export function standing(board: Board, view: View): Map<string, string> {
  const found = new Map<string, string>()
  if (view.game !== 'battle') return found
  for (const [hex, kind] of Object.entries(view.structures)) {
    found.set(hex, board.units[kind]?.name ?? kind)
  }
  for (const unit of view.units) found.set(unit.hex, unitName(board, unit))
  return found
}

/** Who attacks whom. */
export function fighters(board: Board, view: View, pair: Pair): Fighter[] {
  if (view.game !== 'battle') return []
  return [pair.hex ?? '', pair.target ?? ''].map((hex) => fighter(board, view, hex))
}

function fighter(board: Board, view: BattleView, hex: string): Fighter {
  const unit = view.units.find((other) => other.hex === hex)
  const kind = unit?.kind ?? view.structures[hex] ?? ''
  return {
    name: board.units[kind]?.name ?? hex,
    place: board.hexes[hex]?.name ?? hex,
    symbol: unit ? symbolOf('unit', kind) : symbolOf('structure', kind),
  }
}

/** While orders are given: the card that gives them, and how many have been given. */
export function progress(board: Board, view: View, step: string): string[] {
  if (view.game !== 'battle' || step !== 'order') return []
  const played = board.cards[view.played.at(-1) ?? '']
  const ordered = view.units.filter((unit) => unit.ordered && unit.side === view.active)
  return played ? [played.text, t('web-ordered-so-far', { units: ordered.length })] : []
}
