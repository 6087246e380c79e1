// What the menu of the table offers apart from the game: offers to the others, and leaving the seat to a computer.

import type { Item } from '../parts/Menu.svelte'
import { t } from '../state/words.svelte'
import type { TableTalk } from './talk.svelte'

const ICONS = { draw: 'i-hand', undo: 'i-undo', pause: 'i-pause', abandon: 'i-close', rematch: 'i-again' }

export function talkItems(talk: TableTalk): Item[] {
  const { now } = talk
  if (!now || now.seat === null) return []
  const { seat } = now
  const offers = now.can.map((what): Item => ({ icon: ICONS[what], label: t(`web-talk-ask-${what}`), run: () => talk.offer(what) }))
  const leave: Item = { icon: 'i-person', label: t('web-talk-leave'), run: () => talk.takeOver(seat) }
  return now.leave && !now.replaced.includes(seat) ? [...offers, leave] : offers
}
