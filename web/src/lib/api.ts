// The calls of the server outside a game in progress.

import { ownToken, signed } from './people/profile.svelte'
import { adopt, everyToken, tokensOf } from './state/seats'
import { settings } from './state/settings.svelte'
import { t } from './state/words.svelte'
import { transport } from './transport'
import type { Board, Branch, Catalogue, DiceProof, Examined, Loaded, NewGame, NewNotice, NoticeWays, PuzzleInList, Replay, RuleEntry, RuleFound, RulesOf, Seated, Summary } from './protocol'

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

/** The browser has words of its own for a server that cannot be reached, in a language of its own. */
function offline(): never {
  throw new Problem(0, 'offline', t('people-error-offline'))
}

export async function call(path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await transport().ask(`api/${path}`, { ...options, headers: { ...signed(), ...(options.headers as Record<string, string>) } }).catch(offline)
  if (!answer.ok) throw await problemOf(answer)
  return answer
}

export async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T
}

const lang = (): string => `lang=${settings.lang}`

export { lang as language }

export const catalogue = (): Promise<Catalogue> => get(`catalogue?${lang()}`)

/** All puzzles, game by game. */
export const puzzles = (): Promise<PuzzleInList[]> => get(`puzzles?${lang()}`)

/** The games of this browser and of its profile, whose seats it keeps. */
export async function games(): Promise<Summary[]> {
  const tokens = everyToken().filter((token) => !token.includes('.'))
  if (transport().alone && !tokens.length) return [] // no need to wait for Python
  const found = await post<Summary[]>(`games/mine?${lang()}`, { tokens })
  for (const { id, own, seats } of found) if (own.length) adopt(id, seats.map((_, seat) => (own.includes(seat) ? ownToken(seat) : null)))
  return found
}

/** The board of a game, with the side of a seat at the bottom. */
export const board = (id: string, bottom = 0): Promise<Board> => get(`games/${id}/board?${lang()}&bottom=${bottom}`)

/** A game from its beginning, or only so many of its last moments; with a line, what might have happened from a decision on. */
export const replay = (id: string, eyes: string, { last, line }: { last?: number; line?: string } = {}): Promise<Replay> =>
  get(`games/${id}/replay?${lang()}&eyes=${eyes}${last ? `&last=${last}` : ''}${line ? `&line=${encodeURIComponent(line)}` : ''}`)

export function pictureOf(game: string, id: string): string {
  return transport().file(`api/catalogue/${game}/${encodeURIComponent(id)}/picture.svg?${lang()}`)
}

/** The games that have a rulebook. */
export const rulebooks = (): Promise<RuleEntry[]> => get(`rulebooks?${lang()}`)

export const rulebook = (game: string): Promise<RulesOf> => get(`rulebooks/${encodeURIComponent(game)}?${lang()}`)

export const searchRules = (game: string, words: string): Promise<RuleFound[]> =>
  get(`rulebooks/${encodeURIComponent(game)}/search?words=${encodeURIComponent(words)}&${lang()}`)

/** The address of the reference sheets, as a page to print. */
export function sheetsOf(game: string): string {
  return transport().file(`api/rulebooks/${encodeURIComponent(game)}/sheets.html?${lang()}`)
}

export async function post<T>(path: string, sent: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' }
  return (await (await call(path, { method: 'POST', body: JSON.stringify(sent), headers })).json()) as T
}

export const begin = (wanted: NewGame): Promise<Seated> => post('games', wanted)

/** Begin a game in a position of a finished one. */
export const branch = (id: string, wanted: Branch): Promise<Seated> => post(`games/${id}/branch`, wanted)

export async function loadRecord(text: string): Promise<Loaded> {
  const headers = { 'Content-Type': 'text/plain' }
  const answer = await call(`records?${lang()}`, { method: 'POST', body: text, headers })
  return (await answer.json()) as Loaded
}

/** The address of the record of a finished game, which everybody may read. */
export function recordOf(id: string): string {
  return `api/games/${id}/record`
}

/** The record of a game in progress, to continue from; Problem where it tells what people here may not know. */
export async function recordSoFar(id: string): Promise<Blob> {
  const tokens = tokensOf(id).filter((one) => one !== null)
  return (await call(`games/${id}/record?whole=on&${lang()}`, { headers: { 'X-Seats': tokens.join(',') } })).blob()
}

/** Find out whether a token is one of a game; Problem when it is not. A token in an address could be read elsewhere. */
export async function checkSeat(id: string, token: string): Promise<void> {
  await call(`games/${encodeURIComponent(id)}/record`, { headers: { 'X-Seat': token } })
}

/** Delete a game for good; the server refuses that while others play it. */
export async function remove(id: string): Promise<void> {
  const tokens = tokensOf(id).filter((one) => one !== null)
  await call(`games/${id}`, { method: 'DELETE', headers: { 'X-Seats': tokens.join(',') } })
}

/** All rolls of a finished game, and what they follow from. */
export const diceProof = (id: string): Promise<DiceProof> => get(`games/${id}/dice?${lang()}`)

/** What can be said about a finished game so far, and how far that has come. */
export const analysis = (id: string): Promise<Examined> => get(`games/${id}/analysis?${lang()}`)

/** How the server can tell somebody that it is their turn. */
export const noticeWays = (): Promise<NoticeWays> => get('notices')

/** Have notices sent for a seat of a game. */
export async function wantNotice(about: string, token: string, notice: NewNotice): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'x-seat': token }
  await call(`${about}/notices`, { method: 'POST', body: JSON.stringify(notice), headers })
}

/** Have no more notices sent for a seat of a game or campaign. */
export async function noNotices(about: string, token: string): Promise<void> {
  await call(`${about}/notices`, { method: 'DELETE', headers: { 'x-seat': token } })
}
