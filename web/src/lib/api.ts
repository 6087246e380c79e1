// The calls of the server that are no game in progress.

import { everyToken, tokensOf } from './state/seats'
import { settings } from './state/settings.svelte'
import type { Board, Catalogue, Loaded, NewGame, Replay, Seated, Summary } from './protocol'
import type { Analysis } from './analysis'

/** What the server answered when it could not do what was asked; `text` is for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    text: string,
  ) {
    super(text)
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as { error?: string; text?: string }
    return new Problem(answer.status, body.error ?? '', body.text ?? answer.statusText)
  } catch {
    return new Problem(answer.status, '', answer.statusText)
  }
}

async function call(path: string, options: RequestInit = {}): Promise<Response> {
  const tokens = everyToken().join(',')
  const headers = { ...options.headers, ...(tokens ? { 'X-Seats': tokens } : {}) }
  const answer = await fetch(`api/${path}`, { ...options, headers })
  if (!answer.ok) throw await problemOf(answer)
  return answer
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T
}

const lang = (): string => `lang=${settings.lang}`

export const catalogue = (): Promise<Catalogue> => get(`catalogue?${lang()}`)

export const games = (): Promise<Summary[]> => get(`games?${lang()}`)

export const board = (id: string): Promise<Board> => get(`games/${id}/board?${lang()}`)

export const replay = (id: string, eyes: string): Promise<Replay> =>
  get(`games/${id}/replay?${lang()}&eyes=${eyes}`)

export function pictureOf(game: string, id: string): string {
  return `api/catalogue/${game}/${encodeURIComponent(id)}/picture.svg?${lang()}`
}

export async function begin(wanted: NewGame): Promise<Seated> {
  const body = JSON.stringify(wanted)
  const headers = { 'Content-Type': 'application/json' }
  return (await (await call('games', { method: 'POST', body, headers })).json()) as Seated
}

export async function loadRecord(text: string): Promise<Loaded> {
  const headers = { 'Content-Type': 'text/plain' }
  const answer = await call(`records?${lang()}`, { method: 'POST', body: text, headers })
  return (await answer.json()) as Loaded
}

/** The address of a record: all of it after the end, before it what our seat was told. */
export function recordOf(id: string): string {
  return `api/games/${id}/record${seatOf(id)}`
}

/** Find out whether a token is one of a game; Problem when it is not. */
export async function checkSeat(id: string, token: string): Promise<void> {
  await call(`games/${encodeURIComponent(id)}/record?seat=${encodeURIComponent(token)}`)
}

export async function remove(id: string): Promise<void> {
  await call(`games/${id}${seatOf(id)}`, { method: 'DELETE' })
}

function seatOf(id: string): string {
  const token = tokensOf(id).find((one) => one !== null)
  return token ? `?seat=${encodeURIComponent(token)}` : ''
}

/** What can be said about a finished game, how far that has come, or that it failed. */
export const analysis = (id: string): Promise<Analysis | { percent: number } | { failed: true }> =>
  get(`games/${id}/analysis?${lang()}`)
