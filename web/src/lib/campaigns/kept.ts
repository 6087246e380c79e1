// The campaigns that this browser plays: tokens by seat, and the games of their battles, in local storage.

import { Keeping } from '../state/keeping'
import type { Tokens } from '../state/seats'

export interface KeptCampaign {
  tokens: Tokens
  /** The games of its battles. */
  games: string[]
}

const KEPT = new Keeping<KeptCampaign>('echobase.campaigns')

/** Their ids, the latest first. */
export function keptCampaigns(): string[] {
  return Object.keys(KEPT.all()).reverse()
}

export function tokensOfCampaign(id: string): Tokens {
  return KEPT.of(id)?.tokens ?? []
}

export function keepCampaign(id: string, tokens: Tokens): void {
  KEPT.keep(id, { tokens, games: KEPT.of(id)?.games ?? [] })
}

export function keepBattle(id: string, game: string): void {
  const kept = KEPT.of(id)
  if (kept && !kept.games.includes(game)) KEPT.keep(id, { ...kept, games: [...kept.games, game] })
}

/** The campaign that a game is a battle of; null for any other game. */
export function campaignOf(game: string): string | null {
  return Object.entries(KEPT.all()).find(([, { games }]) => games.includes(game))?.[0] ?? null
}

export function dropCampaign(id: string): void {
  KEPT.drop(id)
}
