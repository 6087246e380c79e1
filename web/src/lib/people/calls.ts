// The calls of the server about people: profiles, tables by link, the lobby, friends and players.

import { call, language } from '../api'
import type { Friend, Invitation, Lobby, Matched, NewTable, OneTimeLink, OpenedTable, OpenTable, PlayerPage, Profile, SatDown, SeatLink, TablePace } from '../protocol'
import { remember, tokensOf } from '../state/seats'
import { keepLinks } from './links'
import { drop, freshKey, keep, ownToken, profile } from './profile.svelte'

async function ask<T>(method: string, path: string, sent?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const options: RequestInit = { method, headers: { ...headers, ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }) } }
  if (sent !== undefined) options.body = JSON.stringify(sent)
  const answer = await call(path, options)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

/** Whoever this is has that name from now on; the first time, that makes the profile. */
export async function callMyself(name: string): Promise<void> {
  const key = profile.key || freshKey()
  const { id, name: kept } = await ask<Profile>('PUT', 'profile', { name }, { 'X-Profile': key })
  keep({ key, id, name: kept })
}

export const ownProfile = (): Promise<Profile> => ask('GET', 'profile')

export const moveLink = (): Promise<OneTimeLink> => ask('POST', 'profile/move')

/** Take over the profile of a one-time link, with a key of this browser's own. */
export async function arrive(word: string): Promise<Profile> {
  const key = freshKey()
  const found = await ask<Profile>('POST', 'profile/arrive', { word }, { 'X-Profile': key })
  keep({ key, id: found.id, name: found.name })
  return found
}

export async function deleteProfile(): Promise<void> {
  await ask('DELETE', 'profile')
  drop()
}

/** Open a table; this browser keeps its seats and the links of the others. */
export async function openTable(wanted: NewTable): Promise<string> {
  await callMyself(wanted.name)
  const { id, seats, links } = await ask<OpenedTable>('POST', 'tables', wanted)
  remember(id, seats)
  keepLinks(id, links)
  return id
}

export const invitation = (id: string, word: string): Promise<Invitation> =>
  ask('GET', `tables/${encodeURIComponent(id)}/invitation?${language()}`, undefined, { 'X-Link': word })

/** Sit down by a link or, where that is allowed, by the number of the seat. */
export async function sit(table: OpenTable, name: string, where: { link: string } | { seat: number }): Promise<void> {
  await callMyself(name)
  const sat = await ask<SatDown>('POST', `tables/${encodeURIComponent(table.id)}/sit`, { name, rated: table.rated, ...where })
  const known = tokensOf(table.id)
  const token = sat.token ?? known[sat.seat] ?? ownToken(sat.seat)
  remember(
    table.id,
    table.seats.map(({ seat }) => (seat === sat.seat ? token : (known[seat] ?? null))),
  )
}

export async function newLink(id: string, seat: number, host: string): Promise<string> {
  const { link } = await ask<SeatLink>('POST', `tables/${encodeURIComponent(id)}/links/${seat}`, undefined, { 'X-Seat': host })
  return link
}

export const revokeLink = (id: string, seat: number, host: string): Promise<void> =>
  ask('DELETE', `tables/${encodeURIComponent(id)}/links/${seat}`, undefined, { 'X-Seat': host })

export const lobby = (): Promise<Lobby> => ask('GET', `lobby?${language()}`)

/** Find an opponent; returns the game, which may still wait for one. */
export async function quickMatch(game: string, name: string, rated: boolean, pace: TablePace): Promise<string> {
  await callMyself(name)
  const { id, seats } = await ask<Matched>('POST', 'lobby/match', { game, name, rated, pace })
  remember(id, seats)
  return id
}

export const friends = (): Promise<Friend[]> => ask('GET', `friends?${language()}`)

export const friendLink = (): Promise<OneTimeLink> => ask('POST', 'friends/link')

export const befriend = (word: string): Promise<Profile> => ask('POST', 'friends', { word })

export const part = (id: string): Promise<void> => ask('DELETE', `friends/${encodeURIComponent(id)}`)

export const player = (id: string): Promise<PlayerPage> => ask('GET', `players/${encodeURIComponent(id)}?${language()}`)
