// The calls of the server about documents: it draws, checks and changes them, and keeps none of them.

import { call, get, language, post } from '../api'
import { settings } from '../state/settings.svelte'
import type { Desk, Draft, DocumentText, Palette, WantedEdit, WorkshopStart } from '../protocol'
import type { Document } from './change'

export type Edit = WantedEdit['edit']

/** A document and its game. */
export interface Started {
  game: string
  document: Document
}

export const startsOf = (game: string): Promise<WorkshopStart[]> => get(`workshop/starts?game=${encodeURIComponent(game)}&${language()}`)

export const started = (game: string, id: string): Promise<Started> =>
  get(`workshop/starts/${encodeURIComponent(game)}/${encodeURIComponent(id)}?${language()}`)

export const paletteOf = (game: string): Promise<Palette> => get(`workshop/palette?game=${encodeURIComponent(game)}&${language()}`)

/** The picture of a document, and what is wrong with it. */
export const draw = (game: string, document: Document): Promise<Draft> =>
  post(`workshop/draft?${language()}`, { game, document, lang: settings.lang })

/** The document after an edit, and its picture if that is wanted. */
export const edit = (game: string, document: Document, edit: Edit, draw: boolean): Promise<{ document: Document; draft: Draft | null }> =>
  post(`workshop/edit?${language()}`, { game, document, edit, draw })

export async function asToml(game: string, document: Document): Promise<string> {
  return (await post<DocumentText>(`workshop/text?${language()}`, { game, document })).toml
}

export const readToml = (text: string): Promise<Started> => post(`workshop/read?${language()}`, { text })

export interface JobKind {
  balance: { game: string; document: Document; games: number; player: string }
  even: { game: string; document: Document; player: string }
}

/** Have something played out in the background; returns the id of that. */
export async function beginJob<K extends keyof JobKind>(kind: K, wanted: JobKind[K]): Promise<string> {
  return (await post<{ id: string }>(`workshop/${kind}?${language()}`, wanted)).id
}

export const jobState = <State>(kind: keyof JobKind, id: string): Promise<State> =>
  get(`workshop/${kind}/${encodeURIComponent(id)}?${language()}`)

export async function stopJob(kind: keyof JobKind, id: string): Promise<void> {
  await call(`workshop/${kind}/${encodeURIComponent(id)}?${language()}`, { method: 'DELETE' })
}

/** What can be said about a position; to think takes seconds. */
export const lookAt = (game: string, document: Document, think: boolean): Promise<Desk> =>
  post(`workshop/desk?${language()}`, { game, document, lang: settings.lang, think })

/** A moment of a game as a document: the last one, or the one after so many actions. */
export const momentOf = (id: string, seat: string, number: number | null): Promise<Started> =>
  post(`workshop/from-game?${language()}`, { id, seat, ...(number === null ? {} : { number }) })
