// The pace of tables: in words, as a wish for a quick match, and as a filter of the lobby.

import type { OpenTable, TablePace } from '../protocol'
import { t } from '../state/words.svelte'

export const PACES = ['none', 'live', 'days'] as const
export type PaceKind = (typeof PACES)[number]

/** What a quick match can have; two people meet only if they want the same. */
export const QUICK: Record<PaceKind, TablePace> = {
  none: {},
  live: { kind: 'live', minutes: 30, increment: 30 },
  days: { kind: 'days', days: 3 },
}

export function kindOf({ kind }: TablePace): PaceKind {
  return kind ?? 'none'
}

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

/** The paces that wait, each with the number of its tables. */
export function counts(tables: OpenTable[]): [PaceKind, number][] {
  const found = PACES.map((kind): [PaceKind, number] => [kind, tables.filter(({ pace }) => kindOf(pace) === kind).length])
  return found.filter(([, count]) => count)
}

export function ofPace(tables: OpenTable[], wanted: PaceKind | ''): OpenTable[] {
  return wanted ? tables.filter(({ pace }) => kindOf(pace) === wanted) : tables
}
