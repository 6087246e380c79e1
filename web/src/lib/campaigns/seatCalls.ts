// The calls of the server about the seats of campaigns: beginning one, links, sitting down.

import { call, language } from '../api'
import { keepLinks } from '../people/links'
import type { BegunCampaign, CampaignInvitation, NewCampaign, SatDown, SeatLink } from '../protocol'
import { address, JSON_BODY } from './calls'
import { keepCampaign, tokensOfCampaign } from './kept'

/** Begin a campaign; this browser keeps its seats, and the links to those of others. */
export async function beginCampaign(wanted: NewCampaign): Promise<string> {
  const answer = await call('campaigns', { method: 'POST', body: JSON.stringify(wanted), headers: JSON_BODY })
  const { id, seats, links } = (await answer.json()) as BegunCampaign
  keepCampaign(id, seats)
  if (links.some(Boolean)) keepLinks(id, links)
  return id
}

export async function campaignInvitation(id: string, word: string): Promise<CampaignInvitation> {
  return (await (await call(address(id, `/invitation?${language()}`), { headers: { 'X-Link': word } })).json()) as CampaignInvitation
}

/** Take the seat of a link; this browser keeps it besides those it has. */
export async function sitInCampaign(id: string, seats: number, name: string, link: string): Promise<void> {
  const answer = await call(address(id, '/sit'), { method: 'POST', body: JSON.stringify({ name, link }), headers: JSON_BODY })
  const { seat, token } = (await answer.json()) as SatDown
  const known = tokensOfCampaign(id)
  keepCampaign(
    id,
    Array.from({ length: seats }, (_, other) => (other === seat ? token : (known[other] ?? null))),
  )
}

export async function newCampaignLink(id: string, seat: number, host: string): Promise<string> {
  const answer = await call(address(id, `/links/${seat}`), { method: 'POST', headers: { 'X-Seat': host } })
  return ((await answer.json()) as SeatLink).link
}
