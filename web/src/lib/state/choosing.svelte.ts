// What the person at the screen points at: a unit, a target, a card; and what that offers.

import { clientOf } from '../games'
import type { Group, Look, Offer, UnitCard, Why } from '../protocol'
import { whyNotNow } from '../table/refusals'
import { apart } from '../board/geometry'
import { Planning } from './planning.svelte'
import type { Session } from './session.svelte'
import { Turning } from './turning.svelte'
import { t } from './words.svelte'

export type Marks = Map<string, Offer[]>

/** The kind of the offers that pick a unit up again. */
const LIFT = 'lift'
/** The kind of the offer that ends a move before its points are spent. */
const STOP = 'stop'
/** Milliseconds in which a second click on the hex of a unit that was just placed means nothing. */
const DOUBLE_CLICK = 500

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
  /** The hex under the pointer or the keyboard. */
  pointed = $state<string | null>(null)
  /** The same, but not while it is a hex that the unit in question offers. */
  hovered = $state<string | null>(null)
  /** What was said about a click, and whether something was being shown then. */
  private said = $state.raw({ text: '', showing: false })
  /** What the coach of a lesson adds to that sentence. */
  remark = $state('')
  private explained = $state.raw({ text: '', subject: '' })
  seen = $state.raw<Look | null>(null)
  hintText = $state('')
  /** Why the adviser would choose that. */
  hintReasons = $state.raw<string[]>([])
  /** The unit whose card is on the table; it stays there whatever happens on the board. */
  card = $state.raw<UnitCard | null>(null)
  guarding = $state(false)
  /** Where the unit is that was told to turn or to take a step and may continue. */
  private onward: string | null = null
  /** How many offers are still to be taken, one after the other. */
  private left = $state(0)
  /** Where a unit was placed last, and when. */
  private placed: { hex: string; time: number } | null = null
  /** What several units are to do together. */
  readonly plan: Planning
  /** Which way a unit is to face. */
  readonly turn: Turning
  /** Where a unit was told what to do, and whether that was the last thing that was done. */
  private last: string | null = null
  private acted = false
  /** The turn or round of the last decision. */
  private heading = ''
  /** Whether the unit was picked for the player. */
  following = $state(false)

  /** Why the last click did nothing; what was said while something was shown means nothing after it. */
  get sentence(): string {
    return this.said.showing === this.session.playback.busy ? this.said.text : ''
  }

  set sentence(text: string) {
    this.said = { text, showing: this.session.playback.busy }
  }

  constructor(private readonly session: Session) {
    session.renewed = () => this.renew()
    this.plan = new Planning(session, this)
    this.turn = new Turning(session, this)
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
    this.groups.flatMap((group) =>
      group.offers.filter(({ kind }) => kind !== LIFT).map((offer) => ({ group, offer })),
    ),
  )

  /** Units that can be picked up again, by their hex. */
  readonly lifts = $derived.by<Map<string, Offer>>(() => {
    const found = this.groups.flatMap((group) => group.offers).filter(({ kind, hex }) => kind === LIFT && this.isHex(hex))
    return new Map(found.map((offer) => [offer.hex!, offer]))
  })

  /** Hexes that cannot take the unit that is due, each with the reason. */
  readonly closed = $derived.by<Map<string, string>>(() => {
    const closed = this.session.decision?.closed ?? []
    return new Map(closed.flatMap(({ why, hexes }) => hexes.map((hex) => [hex, why] as const)))
  })

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

  /** Whether the only unit has to go somewhere, as in a retreat. */
  readonly driven = $derived.by<boolean>(() => this.sole !== null && !this.session.decision?.done)

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

  /** Offers that a whole part of the board stands for, by each of its hexes. */
  readonly areas = $derived.by<Marks>(() => {
    const marks: Marks = new Map()
    for (const { offer } of this.pairs) for (const hex of offer.area ?? []) add(marks, hex, offer)
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
      if (offer === this.stop || (hovered && this.isHex(offer.hex))) return false
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

  /** Buttons that say what they cost. */
  readonly priced = $derived.by<Offer[]>(() => this.buttons.filter((offer) => offer.cost))

  /** The only answer to a question, when nothing has to be pointed at. */
  readonly only = $derived.by<Offer | null>(() => {
    const [offer] = this.buttons
    const single = this.pairs.length === 1 && !this.session.decision?.done && !this.counters.length
    return single && offer && !offer.guard && !offer.odds ? offer : null
  })

  /** What ends the move of the unit that is on its way. */
  readonly stop = $derived.by<Offer | null>(() => this.pairs.find(({ offer }) => offer.kind === STOP)?.offer ?? null)

  /** Counters to pick that no hex stands for: several in the picked one, or off the map. */
  readonly counters = $derived.by<Group[]>(() => {
    const here = this.groups.filter((group) => group.hex && group.hex === this.subject)
    const away = this.picked && this.actors.has(this.picked) ? [] : this.away
    return here.length > 1 ? [...here, ...away] : away
  })

  readonly away = $derived.by<Group[]>(() =>
    this.groups.filter((group) => group.offers.some((offer) => this.waits(group, offer))),
  )

  readonly wanted = $derived.by<Offer | null>(() => this.pending[this.chosen] ?? null)

  /** Point at a hex; the unit that was pointed at stays shown on the hexes that it offers. */
  hover(hex: string | null): void {
    this.pointed = hex
    const offered = !!hex && (this.reach.has(hex) || this.targets.has(hex))
    if (!offered || this.actors.has(hex)) this.hovered = hex
  }

  clear(): void {
    this.picked = this.key = null
    this.pending = []
    this.chosen = 0
    this.sentence = this.remark = ''
    this.seen = null
    this.guarding = false
    this.hintText = ''
    this.following = false
    this.hintReasons = []
    this.plan.clear()
  }

  /** A unit that can do nothing was only looked at, so it takes no offers of others away. */
  lookAway(): void {
    if (this.picked && !this.actors.has(this.picked)) this.picked = this.seen = null
  }

  /** Offers of one place, the one that is nearest at hand first. */
  sorted(offers: Offer[]): Offer[] {
    const { board, view } = this.session
    return (board && view && clientOf(board).sorted?.(offers, view)) ?? offers
  }

  /** Offers of one place: done at once when that risks nothing, else put forward to be confirmed. */
  consider(offers: Offer[], ask: boolean): void {
    const same = this.pending.length && this.pending[0] === offers[0]
    if (same) {
      this.confirm()
      return
    }
    this.sentence = ''
    this.guarding = false
    this.chosen = 0
    const [first] = offers
    // Whoever sends a unit expects to be asked which way it faces; there may be only one.
    const turns = !!first?.facing && !!first.hex && first.hex !== first.to
    if (offers.length === 1 && !ask && !turns && !first!.guard) this.do(first!)
    else this.pending = offers
    const { hex, odds } = this.wanted ?? {}
    if (odds && this.isHex(hex) && this.seen?.hex !== hex) {
      this.picked = hex
      void this.study(hex, false)
    }
  }

  /** The best shot at a hex by any unit, put forward: who points at a target first need not know who can hit it. */
  aim(target: string): boolean {
    const chance = ({ odds }: Offer): number => odds?.chances[0]?.share ?? 0
    const shots = this.pairs.filter(({ group, offer }) => offer.target === target && this.isHex(actor(group, offer)))
    const [first, ...others] = shots
    if (!first) return false
    const best = others.reduce((best, shot) => (chance(shot.offer) > chance(best.offer) ? shot : best), first)
    const hex = actor(best.group, best.offer)
    const own = shots.filter(({ group, offer }) => group === best.group && actor(group, offer) === hex).map(({ offer }) => offer)
    this.clear()
    this.picked = hex
    this.key = this.groups.filter((group) => group.hex === hex).length > 1 ? (best.group.key ?? null) : null
    this.consider(this.sorted(own), true)
    return true
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
    if (this.isHex(offer.to)) this.placed = { hex: offer.to, time: performance.now() }
    this.plan.note(offer)
    const went = this.isHex(offer.hex) && !!(offer.to ?? offer.target)
    if (went) this.last = offer.hex!
    this.acted = went || offer.kind === STOP
    this.session.act(offer.action)
  }

  /** Pick a unit up again; the second click of a double click does not. */
  lift(hex: string): void {
    const offer = this.lifts.get(hex)
    const twice = this.placed?.hex === hex && performance.now() - this.placed.time < DOUBLE_CLICK
    if (offer && !twice) this.do(offer)
  }

  /** A new table has come: what was pointed at means nothing any more. */
  private renew(): void {
    const hex = this.onward ?? this.picked
    this.onward = null
    this.turn.forget()
    this.clear()
    if (hex && this.actors.has(hex) && this.actors.size === 1 && !this.simple(hex)) this.pick(hex)
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
      this.suggest()
      return
    }
    this.left -= 1
    this.do(next.offer)
  }

  /** Put forward what most people want, where the server says what that is. */
  private present(): void {
    const preset = this.pairs.find(({ offer }) => offer.action === this.session.decision?.preset)?.offer
    if (!preset) return
    const all = this.pairs.map(({ offer }) => offer).filter(({ to }) => to === preset.to)
    this.propose(all, all.indexOf(preset))
  }

  /** Save clicks: put forward what most people want, or pick the unit that is next. Nothing is done. */
  private suggest(): void {
    const { acted } = this
    const begins = this.session.table?.heading !== this.heading
    this.heading = this.session.table?.heading ?? ''
    this.acted = false
    this.present()
    if (this.plan.follow() || this.picked || this.pending.length) return
    if (begins && this.plan.present()) return
    if (begins || acted) this.follow()
  }

  /** Pick the unit that can go somewhere or fire with a chance, the nearest to the last one that acted. */
  private follow(): void {
    const { board, decision } = this.session
    const good = (offer: Offer): boolean => this.isHex(offer.to) || !!decision?.volley.includes(offer.action)
    const left = [...this.actors].filter(([, offers]) => offers.some(good)).map(([hex]) => hex)
    if (!board || !left.length) return
    const far = (hex: string): number => (this.last ? apart(board, this.last, hex) : 0)
    const next = left.reduce((best, hex) => (far(hex) < far(best) ? hex : best))
    const inside = this.groups.filter((group) => group.hex === next)
    this.pick(next, inside.length > 1 ? inside[0]!.key : null)
    this.following = true
  }

  /** Go back one level: the card of a unit, target, then unit. */
  back(): void {
    if (this.card) this.card = null
    else if (this.plan.back()) return
    else if (this.guarding) this.guarding = false
    else if (this.pending.length) {
      this.pending = []
      this.present()
    } else this.clear()
  }

  /** The only thing that a unit can do, if it needs neither a place nor a target: an order. */
  private simple(hex: string): Offer | null {
    const [only, ...others] = this.actors.get(hex) ?? []
    return only && !others.length && !only.to && !only.target ? only : null
  }

  /** Pick a unit and show what it can do; one that can do nothing shows its card. */
  pick(hex: string | null, key: string | null = null): void {
    this.clear()
    this.picked = hex
    this.key = key
    if (!hex) return
    const order = this.simple(hex)
    if (order) this.consider([order], !!order.guard)
    else void this.study(hex, !this.actors.has(hex))
  }

  /** Ask what a unit could reach and hit, and for its card. */
  async study(hex: string, closely: boolean): Promise<void> {
    const seen = await this.session.look(hex)
    if (this.picked === hex) this.seen = seen
    if (closely) this.card = seen.card ?? null
  }

  /** Show the card of a unit, by its hex or counter. */
  async examine(place: string): Promise<void> {
    const { card } = await this.session.look(place)
    this.card = card ?? null
  }

  /** Ask why an action in notation is not possible. */
  async why(ask: string): Promise<void> {
    const { playback, status } = this.session
    // What the server would say is ahead of what is being shown, and it may not hear the question.
    this.sentence = playback.busy || status !== 'live' ? whyNotNow(this.session) : ''
    if (!this.sentence) this.explain(await this.session.why(ask))
  }

  /** Ask why nothing can be done at a hex, perhaps with what was picked before. */
  async whyThere(to: string, hex: string | null, unit: string | null): Promise<void> {
    this.sentence = ''
    const end = this.turn.offers[0]?.to ?? null
    this.explain(await this.session.whyThere(to, hex, unit, end))
  }

  private explain({ text, coach, subject }: Why): void {
    this.sentence = text
    this.remark = coach
    this.explained = { text, subject }
  }

  /** The subject of the rulebook that the sentence belongs to, if it is a reason. */
  get reason(): string {
    return this.explained.text === this.sentence ? this.explained.subject : ''
  }

  async hint(): Promise<void> {
    this.clear()
    this.hintText = t('web-hint-wait')
    const answer = await this.session.hint()
    this.hintText = answer.text
    this.hintReasons = answer.reasons
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
