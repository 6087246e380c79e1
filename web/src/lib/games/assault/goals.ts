// What each side wins by: the transports, and the Shield Generator.

import type { Board, View } from '../../protocol'
import { symbolOf } from '../../state/sprite.svelte'
import { t } from '../../state/words.svelte'
import type { Goal } from '../client'

/** The transports that the Rebels must get away. */
export const TRANSPORTS = 5

const GENERATOR = 'shield_generator'

/** What the sides win by, and how far they are. */
export function goals(_: Board, view: View): Goal[] {
  if (view.game !== 'assault') return []
  const transport = { open: 'mark-transport', done: 'mark-transport', mark: 'lit' } as const
  const generator = { open: symbolOf('structure', GENERATOR), done: 'structure-ruin', mark: 'none' } as const
  const away = t('web-transports-away')
  const destroyed = t('web-generator-goal')
  return [
    { side: 'rebel', name: away, short: away, done: view.transports, need: TRANSPORTS, pips: transport },
    { side: 'empire', name: destroyed, short: destroyed, done: view.reason === 'generator' ? 1 : 0, need: 1, pips: generator },
  ]
}
