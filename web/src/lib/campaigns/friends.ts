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
}

/** The side and the name of each seat; team mates are numbered. */
export function seatNames(game: GameOf, { seats, pair }: Friends): { side: string; name: string }[] {
  const sides = sidesOf(game, seats, pair)
  return sides.map((side, seat) => {
    const mates = sides.flatMap((other, place) => (other === side ? [place] : []))
    const name = game.sides[side] ?? side
    return { side, name: mates.length > 1 ? `${name} ${mates.indexOf(seat) + 1}` : name }
  })
}

export function wishOf(campaign: string, game: GameOf, friends: Friends): NewCampaign {
  const { seats, pair, own, name } = friends
  const options = { seats, ...(uneven(game, seats) ? { pair } : {}) }
  const people = seatNames(game, friends).map(() => ({ kind: 'person' as const }))
  return { campaign, seats: people, options: game.seats.length > 1 ? options : {}, own: [own], name }
}
