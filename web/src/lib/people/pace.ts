// The pace of a table in words.

import type { TablePace } from '../protocol'
import { t } from '../state/words.svelte'
import { kindOf } from './paces'

export function inWords(pace: TablePace): string {
  const { minutes = 0, increment = 0, days = 0 } = pace
  if (pace.kind === 'days') return t('pace-slow-days', { days })
  if (pace.kind === 'live') return t(increment ? 'pace-live-clock' : 'pace-live-only', { minutes, increment })
  return t('pace-none')
}

/** What happens when the time is up; empty without a clock. */
export function whenOut(pace: TablePace): string {
  if (kindOf(pace) === 'none') return ''
  return t(pace.out === 'loses' ? 'pace-loses' : 'pace-computer')
}
