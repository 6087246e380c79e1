// What is marked on the board, in words: objectives, exits, structures to destroy, ruins.

import type { BattleExit, BattleObjective, BattleView, Board, View } from '../../protocol'
import { t } from '../../state/words.svelte'

/** By hex: what is marked there. */
export function marked(board: Board, view: View): Map<string, string> {
  const found = new Map<string, string[]>()
  if (view.game !== 'battle') return new Map()
  const add = (hex: string, ...words: string[]): void => {
    const there = found.get(hex)
    if (there) there.push(...words)
    else found.set(hex, words)
  }
  for (const [hex, kind] of Object.entries(view.ruins)) add(hex, t('mark-ruin', { what: kind }))
  for (const goal of view.goals) {
    if (goal.type !== 'destroy_structures') continue
    for (const hex of goal.hexes) if (hex in view.structures) add(hex, t('mark-target', { side: goal.side }))
  }
  for (const objective of view.objectives) {
    const words = objectiveWords(objective, view)
    if (words.length) for (const hex of objective.hexes) add(hex, ...words)
  }
  for (const exit of view.exits) for (const hex of exit.hexes) add(hex, ...exitWords(board, view, exit))
  return new Map([...found].map(([hex, words]) => [hex, words.join(', ')]))
}

/** An objective; a token that somebody carries is told with its unit. */
function objectiveWords({ id, type, side, medals, held_by: owner }: BattleObjective, view: BattleView): string[] {
  if (type === 'token') return owner ? [] : [t('mark-token', { token: id })]
  const words = [`${t(`mark-${type}`, { medals })} ${t('mark-for', { side })}`]
  if (type === 'permanent' && owner) words.push(t('mark-won', { side: owner }))
  else if (owner in view.medals) words.push(t('mark-held', { side: owner }))
  return words
}

function exitWords(board: Board, view: BattleView, { side, units, carrier, medals }: BattleExit): string[] {
  const words = [t('mark-exit', { side })]
  const token = view.objectives.find((objective) => objective.type === 'token')?.id ?? ''
  if (carrier) words[0] += ` ${t('mark-exit-carrier', { token })}`
  if (units.length) words.push(t('mark-exit-only', { units: units.map((kind) => board.units[kind]?.name ?? kind).join(', ') }))
  if (medals) words.push(t('mark-medals-each', { medals }))
  return words
}
