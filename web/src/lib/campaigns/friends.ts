// A campaign with friends elsewhere: the seats, and what the server is asked for.

import { sidesOf, uneven } from '../newgame'
import type { GameOf, NewCampaign } from '../protocol'

export interface Friends {
  name: string
  /** How many play. */
  seats: number
  /** The side that two players command when three play. */
  pair: string
  /** The own seat. */
  own: number
  /** Who takes the others: whoever has a link, or first of all a friend (by id). */
  for: string
}

export function wishOf(campaign: string, game: GameOf, { seats, pair, own, name, for: friend }: Friends): NewCampaign {
  const options = { seats, ...(uneven(game, seats) ? { pair } : {}) }
  const people = sidesOf(game, seats, pair).map(() => ({ kind: 'person' as const }))
  const left = people.findIndex((_, seat) => seat !== own)
  const invited = friend === 'link' ? {} : { [left]: friend }
  return { campaign, seats: people, options: game.seats.length > 1 ? options : {}, own: [own], name, invited }
}
