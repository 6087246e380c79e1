// The campaigns that this browser plays: tokens by seat, and the games of their battles, in local storage.

import type { Tokens } from '../state/seats'

const KEY = 'echobase.campaigns'

export interface KeptCampaign {
  tokens: Tokens
  /** The games of its battles. */
  games: string[]
}
type Known = Record<string, KeptCampaign>

function load(): Known {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Known
  } catch {
    return {}
  }
}

function save(known: Known): void {
  localStorage.setItem(KEY, JSON.stringify(known))
}

/** Their ids, the latest first. */
export function keptCampaigns(): string[] {
  return Object.keys(load()).reverse()
}

export function tokensOfCampaign(id: string): Tokens {
  return load()[id]?.tokens ?? []
}

export function keepCampaign(id: string, tokens: Tokens): void {
  save({ ...load(), [id]: { tokens, games: [] } })
}

export function keepBattle(id: string, game: string): void {
  const known = load()
  const kept = known[id]
  if (kept && !kept.games.includes(game)) save({ ...known, [id]: { ...kept, games: [...kept.games, game] } })
}

/** The campaign that a game is a battle of; null for any other game. */
export function campaignOf(game: string): string | null {
  return Object.entries(load()).find(([, { games }]) => games.includes(game))?.[0] ?? null
}

export function dropCampaign(id: string): void {
  const known = load()
  delete known[id]
  save(known)
}
