// The library of a server: its calls, and the tokens by which this browser can withdraw what it has published.

import { call, get, language, post } from '../api'
import type { LibraryPage, Published, Version, WholeEntry } from '../protocol'
import type { Document } from './change'

const KEY = 'echobase.published'

function tokens(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** The token of an entry that this browser has published; empty for any other. */
export function authorToken(id: string): string {
  return tokens()[id] ?? ''
}

function keepToken(id: string, token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...tokens(), [id]: token }))
  } catch {
    return // the profile of the author can withdraw it, too
  }
}

/** Whether this server has a library; one that does not answer has none. */
export async function hasLibrary(): Promise<boolean> {
  return get<Version>('version').then(
    ({ library }) => library,
    () => false,
  )
}

export interface LibraryWish {
  game: string
  words: string
  sort: string
}

export const entriesOf = ({ game, words, sort }: LibraryWish, offset: number): Promise<LibraryPage> =>
  get(`library?${new URLSearchParams({ game, words, sort, offset: String(offset) }).toString()}&${language()}`)

export const entryOf = (id: string): Promise<WholeEntry> => get(`library/${encodeURIComponent(id)}?${language()}`)

export function entryPicture(id: string): string {
  return `api/library/${encodeURIComponent(id)}/picture.svg?${language()}`
}

/** Publish a document; returns its id. */
export async function publish(game: string, document: Document, name: string, author: string): Promise<string> {
  const { id, token } = await post<Published>(`library?${language()}`, { game, document, name, author })
  keepToken(id, token)
  return id
}

export const likeEntry = (id: string, like: boolean): Promise<WholeEntry> => post(`library/${encodeURIComponent(id)}/like?${language()}`, { like })

export async function withdraw(id: string): Promise<void> {
  const token = authorToken(id)
  const headers: Record<string, string> = token ? { 'X-Author': token } : {}
  await call(`library/${encodeURIComponent(id)}?${language()}`, { method: 'DELETE', headers })
}
