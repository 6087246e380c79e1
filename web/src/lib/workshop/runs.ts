// The runs that were begun for drafts of this device, so that a reload or a trial does not lose them.

import * as calls from './calls'
import type { JobKind } from './calls'

const KINDS = ['balance', 'even'] as const

interface KeptRun<Kind extends keyof JobKind> {
  id: string
  wanted: JobKind[Kind]
}

const place = (kind: string, draft: string): string => `echobase.run.${kind}.${draft}`

export function keepRun<Kind extends keyof JobKind>(kind: Kind, draft: string, run: KeptRun<Kind>): void {
  try {
    localStorage.setItem(place(kind, draft), JSON.stringify(run))
  } catch {
    return
  }
}

export function runOf<Kind extends keyof JobKind>(kind: Kind, draft: string): KeptRun<Kind> | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(kind, draft)) ?? 'null') as Partial<KeptRun<Kind>> | null
    return typeof found?.id === 'string' && found.wanted ? (found as KeptRun<Kind>) : null
  } catch {
    return null
  }
}

export function dropRun(kind: keyof JobKind, draft: string): void {
  try {
    localStorage.removeItem(place(kind, draft))
  } catch {
    return
  }
}

/** Stop what the server plays for a draft that goes. */
export function stopRuns(draft: string): void {
  for (const kind of KINDS) {
    const run = runOf(kind, draft)
    dropRun(kind, draft)
    if (run) void calls.stopJob(kind, run.id).catch(() => undefined)
  }
}
