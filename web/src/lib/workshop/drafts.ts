// The drafts of this device, each with its history, in local storage.

import type { Document } from './change'
import { NO_HISTORY, type Edited } from './history'

const PREFIX = 'echobase.draft.'
/** Steps that are kept when there is no room for all of them. */
const FEWER = [100, 20, 0]

export interface KeptDraft extends Edited {
  id: string
  game: string
  /** When it was changed last, in milliseconds. */
  at: number
}

/** A draft that cannot be read, with what is left of it. */
export interface Damaged {
  id: string
  text: string
}

/** How keeping a draft went: `shorter` has lost steps of its history, `full` is not kept. */
export type Kept = 'kept' | 'shorter' | 'full'

function places(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, '0')).join('')
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSteps(value: unknown): boolean {
  return Array.isArray(value) && value.every((step) => Array.isArray(step) && step.every((change) => isTable(change) && Array.isArray(change.at)))
}

/** A draft from what was kept; a history that makes no sense is left out. */
function parsed(id: string, text: string): KeptDraft | null {
  try {
    const found: unknown = JSON.parse(text)
    if (!isTable(found) || typeof found.game !== 'string' || !isTable(found.document)) return null
    const history = isSteps(found.past) && isSteps(found.future) ? (found as unknown as Edited) : NO_HISTORY
    const { past, future } = history
    return { id, game: found.game, at: Number(found.at) || 0, document: found.document as Document, past, future }
  } catch {
    return null
  }
}

/** All drafts, those changed last first, and what cannot be read. */
export function allDrafts(): { drafts: KeptDraft[]; damaged: Damaged[] } {
  const drafts: KeptDraft[] = []
  const damaged: Damaged[] = []
  for (const key of places()) {
    const id = key.slice(PREFIX.length)
    const text = localStorage.getItem(key) ?? ''
    const draft = parsed(id, text)
    if (draft) drafts.push(draft)
    else damaged.push({ id, text })
  }
  return { drafts: drafts.sort((one, other) => other.at - one.at), damaged }
}

/** A draft by its id; null if there is none, or none that can be read. */
export function draftOf(id: string): KeptDraft | null {
  try {
    const text = localStorage.getItem(PREFIX + id)
    return text === null ? null : parsed(id, text)
  } catch {
    return null
  }
}

/** Whether something of this draft is kept, readable or not. */
export function isKept(id: string): boolean {
  return places().includes(PREFIX + id)
}

/** Keep a draft. When the device is full, older steps go first; the document itself goes last. */
export function keepDraft({ id, ...draft }: KeptDraft): Kept {
  const { past, future, ...rest } = draft
  for (const most of [Infinity, ...FEWER]) {
    const shorter = { ...rest, past: most ? past.slice(-most) : [], future: most ? future.slice(-most) : [] }
    try {
      localStorage.setItem(PREFIX + id, JSON.stringify(shorter))
      return most === Infinity ? 'kept' : 'shorter'
    } catch {
      continue
    }
  }
  return 'full'
}

/** A draft that begins now. */
export function newDraft(game: string, document: Document): KeptDraft {
  return { id: freshId(), game, document, at: Date.now(), ...NO_HISTORY }
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    return
  }
}

/** Calls back when another tab has changed a draft; returns how to stop that. */
export function watchDraft(id: string, run: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === PREFIX + id) run()
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

/** The name of a battle as its document gives it, in a language. */
export function nameOf(document: Document, lang: string): string {
  const { names, name } = document
  const own = isTable(names) ? names[lang] : undefined
  return [own, name].find((words): words is string => typeof words === 'string' && words.trim() !== '') ?? ''
}

/** The story of a battle and the goals of both sides as its document tells them; English stands in for a language that is missing. */
export function storyOf({ briefing, goals }: Document, lang: string): string[] {
  const texts = [briefing, ...(isTable(goals) ? Object.values(goals) : [])]
  const words = texts.map((text) => (isTable(text) ? (text[lang] ?? text.en) : undefined))
  return [...new Set(words)].filter((one): one is string => typeof one === 'string' && one.trim() !== '')
}

/** The document under another name, in every language it has one. */
export function renamed(document: Document, name: string): Document {
  const { names: _, ...rest } = document
  return { ...rest, name }
}
