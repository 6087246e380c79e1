// The calls of the server about campaigns.

import { call, language } from '../api'
import type { BegunBattle, CampaignInList, CampaignState } from '../protocol'
import { remember } from '../state/seats'
import { keepBattle, tokensOfCampaign } from './kept'

export const JSON_BODY = { 'Content-Type': 'application/json' }

export function address(id: string, rest = ''): string {
  return `campaigns/${encodeURIComponent(id)}${rest}`
}

export async function campaigns(): Promise<CampaignInList[]> {
  return (await (await call(`campaigns?${language()}`)).json()) as CampaignInList[]
}

/** How a campaign stands for a seat; without a token only what both sides know. */
export async function campaignState(id: string, token = ''): Promise<CampaignState> {
  const headers: Record<string, string> = token ? { 'X-Seat': token } : {}
  return (await (await call(address(id, `?${language()}`), { headers })).json()) as CampaignState
}

export async function chooseReward(id: string, token: string, card: string): Promise<void> {
  await call(address(id, '/reward'), { method: 'POST', body: JSON.stringify({ card }), headers: { ...JSON_BODY, 'X-Seat': token } })
}

/** The game of the battle that is due, empty until everybody is ready; the seats of the campaign are those of the battle. */
export async function toBattle(id: string): Promise<string> {
  const tokens = tokensOfCampaign(id)
  const token = tokens.find((one) => one !== null) ?? ''
  const { id: game } = (await (await call(address(id, '/battle'), { method: 'POST', headers: { 'X-Seat': token } })).json()) as BegunBattle
  if (!game) return ''
  remember(game, tokens)
  keepBattle(id, game)
  return game
}

/** Delete a campaign at the server, as far as it belongs to this browser alone. */
export async function deleteCampaign(id: string): Promise<void> {
  const seats = tokensOfCampaign(id).filter(Boolean).join(',')
  await call(address(id), { method: 'DELETE', headers: { 'X-Seats': seats } })
}

/** The address of the record of a campaign that is over. */
export function campaignRecord(id: string): string {
  return `api/${address(id, '/record')}`
}
