// The calls of the server about the seats of campaigns: beginning one, links, sitting down.

import { call, language } from '../api'
import { callMyself } from '../people/calls'
import { keepLinks } from '../people/links'
import { ownToken, profile } from '../people/profile.svelte'
import type { BegunCampaign, CampaignInvitation, KeptSeat, NewCampaign, OwnCampaign, SatDown, SeatLink } from '../protocol'
import { address, JSON_BODY } from './calls'
import { keepCampaign, keptCampaigns, tokensOfCampaign } from './kept'

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

/** Take the seat of a link, or one that a friend keeps; this browser keeps it besides those it has. */
export async function sitInCampaign(id: string, seats: number, name: string, where: { link: string } | { seat: number }): Promise<void> {
  await callMyself(name)
  const answer = await call(address(id, '/sit'), { method: 'POST', body: JSON.stringify({ name, ...where }), headers: JSON_BODY })
  const { seat, token } = (await answer.json()) as SatDown
  const known = tokensOfCampaign(id)
  keepCampaign(
    id,
    Array.from({ length: seats }, (_, other) => (other === seat ? token : (known[other] ?? null))),
  )
}

/** The campaigns of this browser, the latest first, besides those that its profile has brought along. */
export async function ownCampaigns(): Promise<string[]> {
  const found = profile.id ? ((await (await call('campaigns/mine')).json()) as OwnCampaign[]) : []
  for (const { id, seats } of found) if (!tokensOfCampaign(id).length) keepCampaign(id, seatsOf(seats))
  return keptCampaigns()
}

/** What a profile shows for its seats, by seat. */
function seatsOf(seats: number[]): (string | null)[] {
  return Array.from({ length: Math.max(...seats) + 1 }, (_, seat) => (seats.includes(seat) ? ownToken(seat) : null))
}

/** The seats of campaigns that friends keep for the profile of this browser. */
export async function keptSeats(): Promise<KeptSeat[]> {
  return profile.id ? ((await (await call(`campaigns/kept?${language()}`)).json()) as KeptSeat[]) : []
}

export async function newCampaignLink(id: string, seat: number, host: string): Promise<string> {
  const answer = await call(address(id, `/links/${seat}`), { method: 'POST', headers: { 'X-Seat': host } })
  return ((await answer.json()) as SeatLink).link
}
