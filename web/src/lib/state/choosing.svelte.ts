// What the person at the screen points at: a unit, a target, a card; and what that offers.

import { clientOf } from '../games'
import type { Group, Look, Offer } from '../protocol'
import type { Session } from './session.svelte'
import { t } from './words.svelte'

export type Marks = Map<string, Offer[]>

function actor(group: Group, offer: Offer): string | null {
  return offer.hex ?? group.hex ?? null
}

function add(marks: Marks, hex: string, offer: Offer): void {
  const there = marks.get(hex)
  if (there) there.push(offer)
  else marks.set(hex, [offer])
}

export class Choosing {
  /** The hex of the unit that was picked. */
  picked = $state<string | null>(null)
  /** One of several counters of the picked hex (those aboard another). */
  key = $state<string | null>(null)
  /** Offers of the target, card or place that was picked; the first one is what would be done. */
  pending = $state.raw<Offer[]>([])
  chosen = $state(0)
  hovered = $state<string | null>(null)
  sentence = $state('')
  seen = $state.raw<Look | null>(null)
  hintText = $state('')
  guarding = $state(false)
  /** Where the unit is that was told to turn or to take a step and may go on. */
  private onward: string | null = null
  /** How many offers are still to be taken, one after the other. */
  private left = $state(0)

  constructor(private readonly session: Session) {
    session.renewed = () => this.renew()
  }

  /** Whether an offer names a hex of this board. */
  isHex(place: string | null | undefined): place is string {
    return !!place && Object.hasOwn(this.session.board?.hexes ?? {}, place)
  }

  /** Whether an offer belongs to a counter that is not on the board and has to be picked first. */
  private waits(group: Group, offer: Offer): boolean {
    return !!offer.unit && offer.unit === group.key && !this.isHex(actor(group, offer))
  }

  readonly groups = $derived.by<Group[]>(() => this.session.decision?.groups ?? [])

  private readonly pairs = $derived.by(() =>
    this.groups.flatMap((group) => group.offers.map((offer) => ({ group, offer }))),
  )

  /** Units that can do something, with all that each can do. */
  readonly actors = $derived.by<Marks>(() => {
    const marks: Marks = new Map()
    for (const { group, offer } of this.pairs) {
      const hex = actor(group, offer)
      if (this.isHex(hex)) add(marks, hex, offer)
    }
    return marks
  })

  /** The hex whose offers are drawn: the picked one, else the one pointed at, else the only one. */
  readonly subject = $derived.by<string | null>(() => {
    if (this.picked) return this.picked
    if (this.key) return null
    if (this.hovered && this.actors.has(this.hovered)) return this.hovered
    return this.sole
  })

  /** The only unit that can act, if it needs a place or a target. */
  readonly sole = $derived.by<string | null>(() => {
    const [only] = this.actors.keys()
    const goes = this.actors.size === 1 && this.actors.get(only!)!.some((o) => o.to || o.target)
    return goes ? only! : null
  })

  /** The counter that would act: the picked one, else the first that can in the picked hex. */
  readonly actor = $derived.by<string | null>(() => {
    if (this.key || !this.picked) return this.key
    return this.actors.get(this.picked)?.[0]?.unit ?? null
  })

  /** What can be done by or without the subject. */
  readonly offers = $derived.by<Offer[]>(() =>
    this.pairs
      .filter(({ group, offer }) => {
        const hex = actor(group, offer)
        if (this.waits(group, offer)) return group.key === this.key
        if (!this.isHex(hex)) return !this.key
        return hex === this.subject && (!this.key || group.key === this.key)
      })
      .map(({ offer }) => offer),
  )

  readonly reach = $derived.by<Marks>(() => {
    const marks: Marks = new Map()
    for (const offer of this.offers) {
      if (this.isHex(offer.to) && !offer.target && offer.kind !== 'step') add(marks, offer.to, offer)
    }
    return marks
  })

  readonly targets = $derived.by<Marks>(() => {
    const marks: Marks = new Map()
    for (const offer of this.offers) if (this.isHex(offer.target)) add(marks, offer.target, offer)
    return marks
  })

  readonly cards = $derived.by<Map<string, Offer[]>>(() => {
    const found = new Map<string, Offer[]>()
    for (const { offer } of this.pairs) {
      if (offer.card && !this.isHex(offer.hex) && !this.isHex(offer.target) && !this.isHex(offer.to)) {
        found.set(offer.card, [...(found.get(offer.card) ?? []), offer])
      }
    }
    return found
  })

  /** What is neither on the board nor in the hand, or is done on the spot by the subject. */
  readonly buttons = $derived.by<Offer[]>(() =>
    this.offers.filter((offer) => {
      const hovered = this.subject !== (this.picked ?? this.sole)
      if (hovered && this.isHex(offer.hex)) return false
      if (this.isHex(offer.target) || (this.isHex(offer.to) && offer.kind !== 'step')) return false
      if (this.cards.has(offer.card ?? '') && !this.isHex(offer.hex)) return false
      return true
    }),
  )

  /** One offer for each number of points that can be spent. */
  readonly points = $derived.by<Offer[]>(() => {
    const kind = this.session.board && clientOf(this.session.board).numbered?.kind
    return this.buttons.filter((offer) => offer.kind === kind && offer.detail)
  })

  /** Counters to pick that no hex stands for: several in the picked one, or off the map. */
  readonly counters = $derived.by<Group[]>(() => {
    const here = this.groups.filter((group) => group.hex && group.hex === this.subject)
    const away = this.picked ? [] : this.away
    return here.length > 1 ? [...here, ...away] : away
  })

  readonly away = $derived.by<Group[]>(() =>
    this.groups.filter((group) => group.offers.some((offer) => this.waits(group, offer))),
  )

  readonly wanted = $derived.by<Offer | null>(() => this.pending[this.chosen] ?? null)

  /** Point at a hex; the unit that was pointed at stays shown on the hexes that it offers. */
  hover(hex: string | null): void {
    const offered = !!hex && (this.reach.has(hex) || this.targets.has(hex))
    if (!offered || this.actors.has(hex)) this.hovered = hex
  }

  clear(): void {
    this.picked = this.key = null
    this.pending = []
    this.chosen = 0
    this.sentence = ''
    this.seen = null
    this.guarding = false
    this.hintText = ''
  }

  /** Offers of one place: done at once when that is no risk, else put forward to be confirmed. */
  consider(offers: Offer[], ask: boolean): void {
    const same = this.pending.length && this.pending[0] === offers[0]
    if (same) {
      this.confirm()
      return
    }
    this.sentence = ''
    this.guarding = false
    this.chosen = 0
    if (offers.length === 1 && !ask && !offers[0]!.guard) this.do(offers[0]!)
    else this.pending = offers
  }

  /** Put offers forward that differ in a number, this one of them to be confirmed. */
  propose(offers: Offer[], place: number): void {
    this.sentence = ''
    this.guarding = false
    this.pending = offers
    this.chosen = place
  }

  confirm(): void {
    if (this.wanted) this.do(this.wanted)
  }

  /** Choose an offer; what was pointed at stays in sight until the table has come. */
  do(offer: Offer): void {
    const stay = offer.kind === 'left' || offer.kind === 'right' || offer.kind === 'step'
    this.onward = (stay && (offer.to ?? offer.hex)) || null
    this.session.act(offer.action)
  }

  /** A new table has come: what was pointed at means nothing any more. */
  private renew(): void {
    const hex = this.onward ?? this.picked
    this.onward = null
    this.clear()
    if (hex && this.actors.has(hex) && this.actors.size === 1) this.pick(hex)
  }

  /** All that is offered, when all of it can be done. */
  readonly all = $derived.by<Offer[]>(() => {
    const offers = this.pairs.map(({ offer }) => offer)
    return this.session.decision?.all && offers.length > 1 ? offers : []
  })

  /** Take every offer: the first now, the others as the table comes back. */
  takeAll(): void {
    this.left = this.all.length
    this.goOn()
  }

  /** Take the next of all offers, if all are to be taken. */
  goOn(): void {
    const next = this.left && this.session.decision?.all && !this.session.sent ? this.pairs[0] : null
    if (!this.session.decision) return
    if (!next) {
      this.left = 0
      return
    }
    this.left -= 1
    this.do(next.offer)
  }

  /** Go back one level: target, then unit. */
  back(): void {
    if (this.guarding) this.guarding = false
    else if (this.pending.length) this.pending = []
    else this.clear()
  }

  /** Pick a unit and show what it can do. */
  pick(hex: string | null, key: string | null = null): void {
    this.clear()
    this.picked = hex
    this.key = key
    if (!hex) return
    const own = this.actors.get(hex) ?? []
    if (own.length === 1 && !own[0]!.to && !own[0]!.target) this.consider(own, !!own[0]!.guard)
    else void this.study(hex)
  }

  /** Ask what a unit could reach and hit. */
  async study(hex: string): Promise<void> {
    const seen = await this.session.look(hex)
    if (this.picked === hex) this.seen = seen
  }

  async why(ask: string): Promise<void> {
    this.sentence = ''
    const answer = await this.session.why(ask)
    this.sentence = answer.text
  }

  async hint(): Promise<void> {
    this.clear()
    this.hintText = t('web-hint-wait')
    const answer = await this.session.hint()
    this.hintText = answer.text
    for (const { group, offer } of this.pairs) {
      if (offer.action !== answer.action) continue
      const hex = actor(group, offer)
      if (this.isHex(hex)) this.picked = hex
      if (offer.target || offer.card || offer.to) this.pending = [offer]
      return
    }
  }

  /** The step's end; asks once when something is left to do. */
  done(): void {
    const done = this.session.decision?.done
    if (!done) return
    if (done.guard && !this.guarding) {
      this.guarding = true
      return
    }
    this.session.act(done.action)
  }
}
