// The pace of tables: as a wish for a quick match, and as a filter of the lobby.

import type { OpenTable, TablePace } from '../protocol'

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

/** The paces that wait, each with the number of its tables. */
export function counts(tables: OpenTable[]): [PaceKind, number][] {
  const found = PACES.map((kind): [PaceKind, number] => [kind, tables.filter(({ pace }) => kindOf(pace) === kind).length])
  return found.filter(([, count]) => count)
}

export function ofPace(tables: OpenTable[], wanted: PaceKind | ''): OpenTable[] {
  return wanted ? tables.filter(({ pace }) => kindOf(pace) === wanted) : tables
}
