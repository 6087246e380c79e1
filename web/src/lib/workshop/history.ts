// The steps that led to a document, to go back and forth between them.

import { changed, changes, reversed, type Change, type Document } from './change'

/** Steps that can be undone at most. */
const MOST = 300

export interface History {
  past: Change[][]
  future: Change[][]
}

export interface Edited extends History {
  document: Document
}

export const NO_HISTORY: History = { past: [], future: [] }

/** Go on from a document to another; `joined` makes it part of the step before, as for one stroke over many hexes. */
export function edited(state: Edited, next: Document, joined = false): Edited {
  const { document, past } = state
  const before = joined && past.length ? changed(document, reversed(past.at(-1)!)) : document
  const kept = joined ? past.slice(0, -1) : past
  const step = changes(before, next)
  if (!step.length) return joined ? { document: next, past: kept, future: [] } : state
  return { document: next, past: [...kept, step].slice(-MOST), future: [] }
}

export function undone(state: Edited): Edited {
  const { document, past, future } = state
  const step = past.at(-1)
  if (!step) return state
  return { document: changed(document, reversed(step)), past: past.slice(0, -1), future: [...future, step] }
}

export function redone(state: Edited): Edited {
  const { document, past, future } = state
  const step = future.at(-1)
  if (!step) return state
  return { document: changed(document, step), past: [...past, step], future: future.slice(0, -1) }
}
