// Which button is the one to press next, and what it does.

import type { Choosing } from '../state/choosing.svelte'
import type { Session } from '../state/session.svelte'
import { t } from '../state/words.svelte'
import { clientOf } from '../games'
import type { Offer } from '../protocol'

export interface Main {
  label: string
  icon?: string
  calm: boolean
  run: (() => void) | null
}

export function mainOf(session: Session, choosing: Choosing): Main {
  const { decision, playback, table } = session
  if (playback.busy) {
    return { label: t('web-skip'), icon: 'i-skip', calm: true, run: () => playback.skip() }
  }
  if (session.late) return { label: t('web-wait'), calm: true, run: null }
  if (choosing.guarding && decision?.done) {
    return { label: decision.done.label, calm: false, run: () => choosing.done() }
  }
  const wanted = choosing.wanted
  if (wanted) return { ...labelOf(wanted, session), calm: false, run: () => choosing.confirm() }
  if (decision?.done) {
    const left = choosing.groups.some((group) => group.offers.length)
    return { label: decision.done.label, calm: left, run: () => choosing.done() }
  }
  if (decision) return { label: t('web-choose'), calm: true, run: null }
  if (table?.result) return { label: t('web-see-result'), calm: false, run: () => (session.finished = true) }
  return { label: t('web-wait'), calm: true, run: null }
}

function labelOf(offer: Offer, { board, seat }: Session): { label: string; icon?: string } {
  const client = board && clientOf(board)
  const die = client?.die?.(board?.sides[seat ?? 0] ?? '')
  if (offer.odds) {
    const { dice } = offer.odds
    const points = client?.rollCost?.(offer) ?? 0
    const label = points ? t('web-roll-force', { dice, points }) : t('web-roll', { dice })
    return die ? { label, icon: `die-${die}` } : { label }
  }
  if (offer.kind === 'play') return { label: t('web-play-card'), icon: 'i-cards' }
  return { label: t('web-do-it') }
}
