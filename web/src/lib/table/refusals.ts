// Why nothing can be chosen or undone now, each in one sentence; empty when it can.

import type { Session } from '../state/session.svelte'
import { t } from '../state/words.svelte'
import { nameOf } from './names'

export function whyNotNow(session: Session): string {
  const { board, handOver, playback, table } = session
  if (session.decision && !session.late) return ''
  if (session.status === 'lost') return t('web-lost')
  if (playback.busy) return t('web-why-showing')
  if (board && handOver !== null) return t('web-why-hand-over', { name: nameOf(board, handOver) })
  if (session.late) return t('web-why-late')
  if (table?.result) return t('web-why-over')
  if (!session.people.length) return t('web-why-watching')
  return table?.waiting.text || t('web-wait')
}

export function whyNoUndo(session: Session): string {
  if (session.open && session.table?.undo) return ''
  return whyNotNow(session) || t('web-why-undo')
}
