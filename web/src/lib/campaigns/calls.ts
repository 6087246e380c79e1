// The calls of the server about campaigns.

import { call, language } from '../api'
import type { BegunBattle, BegunCampaign, CampaignInList, CampaignState, NewCampaign } from '../protocol'
import { remember } from '../state/seats'
import { keepBattle, keepCampaign, tokensOfCampaign } from './kept'

const JSON_BODY = { 'Content-Type': 'application/json' }

function address(id: string, rest = ''): string {
  return `campaigns/${encodeURIComponent(id)}${rest}`
}

export async function campaigns(): Promise<CampaignInList[]> {
  return (await (await call(`campaigns?${language()}`)).json()) as CampaignInList[]
}

/** Begin a campaign; this browser keeps its seats. */
export async function beginCampaign(wanted: NewCampaign): Promise<string> {
  const answer = await call('campaigns', { method: 'POST', body: JSON.stringify(wanted), headers: JSON_BODY })
  const { id, seats } = (await answer.json()) as BegunCampaign
  keepCampaign(id, seats)
  return id
}

/** How a campaign stands for a seat; without a token only what both sides know. */
export async function campaignState(id: string, token = ''): Promise<CampaignState> {
  const headers: Record<string, string> = token ? { 'X-Seat': token } : {}
  return (await (await call(address(id, `?${language()}`), { headers })).json()) as CampaignState
}

export async function chooseReward(id: string, token: string, card: string): Promise<void> {
  await call(address(id, '/reward'), { method: 'POST', body: JSON.stringify({ card }), headers: { ...JSON_BODY, 'X-Seat': token } })
}

/** The game of the battle that is due; the seats of the campaign are those of the battle. */
export async function toBattle(id: string): Promise<string> {
  const tokens = tokensOfCampaign(id)
  const token = tokens.find((one) => one !== null) ?? ''
  const { id: game } = (await (await call(address(id, '/battle'), { method: 'POST', headers: { 'X-Seat': token } })).json()) as BegunBattle
  remember(game, tokens)
  keepBattle(id, game)
  return game
}
