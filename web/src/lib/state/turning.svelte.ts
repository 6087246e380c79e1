// Which way a unit is to face where it stands or goes, and what it could attack from there.

import { faced } from '../board/geometry'
import type { Offer, Preview } from '../protocol'
import type { Choosing } from './choosing.svelte'
import type { Session } from './session.svelte'

export class Turning {
  /** What could be attacked, by the offer that leads there. */
  private previews = $state.raw<Map<number, Preview>>(new Map())

  constructor(
    private readonly session: Session,
    private readonly choosing: Choosing,
  ) {}

  /** The facings to choose from, while one of them is put forward. */
  readonly offers = $derived.by<Offer[]>(() => {
    const { wanted, pending } = this.choosing
    if (!wanted?.facing || !this.choosing.isHex(wanted.to)) return []
    return pending.filter((offer) => offer.facing && offer.to === wanted.to)
  })

  /** The same by the hexes that the unit would look into. */
  readonly faced = $derived.by<Map<string, Offer>>(() => {
    const { board } = this.session
    const found = new Map<string, Offer>()
    for (const offer of this.offers) {
      const hex = board && faced(board, offer.to!, offer.facing!)
      if (hex) found.set(hex, offer)
    }
    return found
  })

  /** Where a unit would stand and face: as it is pointed at, else as it is put forward. */
  readonly pose = $derived.by<Offer | null>(() => {
    const { pointed, reach, wanted, pending } = this.choosing
    if (this.offers.length) return (pointed && this.faced.get(pointed)) || wanted
    if (pending.length || !pointed) return null
    const there = (reach.get(pointed) ?? []).filter((offer) => offer.facing && offer.unit && offer.to !== offer.hex)
    return this.choosing.sorted(there)[0] ?? null
  })

  /** What it could attack from there, as soon as the server has said so. */
  readonly ahead = $derived.by<Preview | null>(() => (this.pose && this.previews.get(this.pose.action)) ?? null)

  /** Choose a facing; to choose it once more is to do it. */
  choose(offer: Offer): void {
    const { choosing } = this
    if (offer === choosing.wanted) choosing.confirm()
    else choosing.chosen = choosing.pending.indexOf(offer)
    choosing.sentence = ''
  }

  /** Ask what could be attacked from a pose, once. */
  async foresee({ action, unit, to, facing }: Offer): Promise<void> {
    if (this.previews.has(action) || !unit || !to || !facing) return
    const { number } = this.session.table ?? {}
    const found = await this.session.preview(unit, to, facing)
    if (this.session.table?.number === number) this.previews = new Map(this.previews).set(action, found)
  }

  /** A new table: what was foreseen may be no longer true. */
  forget(): void {
    this.previews = new Map()
  }
}
