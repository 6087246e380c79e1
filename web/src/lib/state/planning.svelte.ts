// Several units at once: shots at the best odds, a group that moves, counters sent together; all
// of it is shown before it is done.

import { clientOf } from '../games'
import type { Offer } from '../protocol'
import type { Choosing } from './choosing.svelte'
import type { Session } from './session.svelte'
import { t } from './words.svelte'

/** What a shot is aimed at: a counter, else whatever stands in the hex. */
function aimOf({ foe, target }: Offer): string {
  return foe ?? target ?? ''
}

/** Who would do it: a counter, else the unit of the hex. */
export function actorOf({ unit, hex }: Offer): string {
  return unit ?? hex ?? ''
}

/** Whether it is a shot without anything in addition. */
function isPlainShot(offer: Offer): boolean {
  return !!offer.odds && !offer.detail && !!offer.target
}

/** The chance that a shot does harm, which is the first that is told; less than nothing for no shot. */
function chanceOf(shot: Offer | undefined): number {
  return shot ? (shot.odds?.chances[0]?.share ?? 0) : -1
}

function likeliest(shots: Offer[]): Offer | undefined {
  return shots.reduce<Offer | undefined>((best, shot) => (chanceOf(shot) > chanceOf(best) ? shot : best), undefined)
}

/** A shot with a smaller chance is put forward only where there is nothing better to do. */
const LONG_ODDS = 0.1
/** Milliseconds in which a press that was meant for the button before does nothing. */
const PAUSE = 400

export class Planning {
  /** What would be done, in this order. */
  offers = $state.raw<Offer[]>([])
  /** Counters that were gathered to move together. */
  team = $state.raw<string[]>([])
  /** Whether clicks on units gather them. */
  gathering = $state(false)
  /** Whether the table has put it forward itself. */
  suggested = $state(false)
  /** Whether it can be carried out: what the table has put forward itself takes a moment to be seen. */
  ripe = $state(true)
  /** How many counters like the picked one go together. */
  count = $state(1)
  /** The target of the last single shot, and the turn it was fired in. */
  private last: { aim: string; heading: string } | null = null
  private pause: ReturnType<typeof setTimeout> | undefined
  /** Where the group was sent, while the offers are its moves. */
  private to: string | null = null

  constructor(
    private readonly session: Session,
    private readonly choosing: Choosing,
  ) {}

  private readonly all = $derived.by<Offer[]>(() => this.choosing.groups.flatMap((group) => group.offers))

  /** The shots at the best odds. */
  private readonly best = $derived.by<Offer[]>(() => {
    const actions = this.session.decision?.volley ?? []
    return actions.flatMap((action) => this.all.find((offer) => offer.action === action) ?? [])
  })

  /** The same, if there are several. */
  readonly volley = $derived.by<Offer[]>(() => (this.best.length > 1 ? this.best : []))

  /** What units that do not fire in the volley could do best: shots with little chance, or taken out. */
  readonly spare = $derived.by<Offer[]>(() => {
    if (!this.shooting) return []
    const firing = new Set(this.offers.map(actorOf))
    const best = new Map<string, Offer>()
    for (const shot of this.all) {
      const actor = actorOf(shot)
      if (!isPlainShot(shot) || shot.kind !== this.offers[0]?.kind || firing.has(actor)) continue
      if (chanceOf(shot) > chanceOf(best.get(actor))) best.set(actor, shot)
    }
    return [...best.values()].sort((one, other) => chanceOf(other) - chanceOf(one))
  })

  /** Counters on the board that can move to other hexes, by their hex. */
  readonly movers = $derived.by<Map<string, string[]>>(() => {
    const found = new Map<string, string[]>()
    for (const { kind, unit, hex, to } of this.all) {
      if (kind !== 'move' || !unit || !this.choosing.isHex(hex) || !this.choosing.isHex(to)) continue
      const there = found.get(hex) ?? []
      if (!there.includes(unit)) found.set(hex, [...there, unit])
    }
    return found
  })

  /** The hexes of the counters that were gathered. */
  readonly gathered = $derived.by<string[]>(() =>
    [...this.movers].filter(([, units]) => units.some((unit) => this.team.includes(unit))).map(([hex]) => hex),
  )

  /** Where somebody of the group could go. */
  readonly within = $derived.by<Set<string>>(() => {
    const goes = ({ kind, unit, to }: Offer): boolean => kind === 'move' && !!unit && this.team.includes(unit) && this.choosing.isHex(to)
    return new Set(this.team.length ? this.all.filter(goes).map(({ to }) => to!) : [])
  })

  get shooting(): boolean {
    return this.offers.some((offer) => offer.odds)
  }

  /** Whether what is shown or gathered is about several units. */
  get active(): boolean {
    return this.offers.length > 0 || this.gathering || this.team.length > 0
  }

  /** Whether several units could do something together, and nothing is about to be done. */
  get possible(): boolean {
    const { pending, guarding } = this.choosing
    return !pending.length && !guarding && !this.active && (this.volley.length > 0 || this.movers.size > 1)
  }

  clear(): void {
    this.offers = []
    this.own()
    this.team = []
    this.gathering = false
    this.count = 1
    this.to = null
  }

  /** It is what the player wants and not what the table suggests, so nobody has to see it first. */
  private own(): void {
    clearTimeout(this.pause)
    this.suggested = false
    this.ripe = true
  }

  /** Show the shots at the best odds. */
  openVolley(): void {
    if (!this.volley.length) return
    const shots = this.volley
    this.choosing.clear()
    this.offers = shots
  }

  /** Put the shots at the best odds forward where units can only fire; false where they can do more. */
  present(): boolean {
    const [first] = this.best
    const other = ({ to, odds, kind }: Offer): boolean => this.choosing.isHex(to) || (!!odds && kind !== first?.kind)
    if (!first || this.all.some(other)) return false
    this.offers = this.best
    this.suggested = true
    this.ripe = false
    this.pause = setTimeout(() => (this.ripe = true), PAUSE)
    return true
  }

  /** Begin to gather units, or give it up. */
  toggleGathering(): void {
    if (this.gathering) this.choosing.clear()
    else this.begin()
  }

  /** A hex was chosen: whether that was about the plan. */
  pick(hex: string, several: boolean): boolean {
    if (this.suggested && this.stands(hex)) this.choosing.clear()
    if (this.shooting) {
      this.aim(hex)
      return true
    }
    if (several && !this.gathering && this.movers.size > 1) this.begin()
    if (this.gathering) {
      if (this.movers.has(hex)) this.gather(hex)
      else if (this.team.length) void this.send(hex)
      else void this.choosing.whyThere(hex, null, null)
      return true
    }
    if (this.count > 1 && this.choosing.key) {
      void this.send(hex)
      return true
    }
    return false
  }

  /** Whether a unit stands there; a click beside the units is no reason to give up the shots. */
  private stands(hex: string): boolean {
    const { board, view } = this.session
    return this.choosing.actors.has(hex) || !!(board && view && clientOf(board).standing?.(board, view).has(hex))
  }

  /** Gather units, the one that was picked first. */
  private begin(): void {
    const { picked, following } = this.choosing
    this.choosing.clear()
    this.gathering = true
    if (picked && !following && this.movers.has(picked)) this.gather(picked)
  }

  /** Add the counters of a hex to the group, or take them out of it. */
  private gather(hex: string): void {
    this.choosing.sentence = ''
    const there = this.movers.get(hex)!
    const out = there.some((unit) => this.team.includes(unit))
    this.team = out ? this.team.filter((unit) => !there.includes(unit)) : [...this.team, ...there]
    this.offers = []
    if (this.to && this.team.length) void this.send(this.to)
    else this.to = null
  }

  /** In a volley: pick a unit, then the target it is to fire at instead. */
  private aim(hex: string): void {
    const { choosing } = this
    const shot = choosing.picked ? choosing.targets.get(hex)?.find(isPlainShot) : undefined
    choosing.sentence = ''
    if (shot) {
      this.change(shot)
      choosing.picked = choosing.key = null
    } else if (choosing.actors.get(hex)?.some(isPlainShot)) this.edit(hex, null)
    else void choosing.whyThere(hex, choosing.picked, choosing.key)
  }

  /** Pick a unit of the volley, to give it another target. */
  edit(hex: string, unit: string | null): void {
    this.own()
    const same = this.choosing.picked === hex
    this.choosing.picked = same ? null : hex
    this.choosing.key = same ? null : unit
  }

  /** Fire this shot instead of the one that the unit had, or in addition. */
  private change(shot: Offer): void {
    const actor = actorOf(shot)
    const had = this.offers.some((offer) => actorOf(offer) === actor)
    this.offers = had
      ? this.offers.map((offer) => (actorOf(offer) === actor ? shot : offer))
      : [...this.offers, shot]
  }

  /** Let a unit fire too that was left out. */
  include(shot: Offer): void {
    this.own()
    this.change(shot)
    this.choosing.picked = this.choosing.key = null
  }

  /** Let all units fire that were left out. */
  includeAll(): void {
    for (const shot of this.spare) this.include(shot)
  }

  /** Leave out what one unit would do. */
  remove(offer: Offer): void {
    this.own()
    this.offers = this.offers.filter((other) => other !== offer)
    this.choosing.picked = this.choosing.key = null
    if (!this.offers.length) this.clear()
  }

  /** How many counters go together, and how they would go. */
  setCount(count: number): void {
    this.count = count
    if (this.to && count > 1) void this.send(this.to)
    else {
      this.offers = []
      this.to = null
    }
  }

  /** Ask how the group would go to a hex and around it, and show that. */
  private async send(hex: string): Promise<void> {
    const { choosing } = this
    const units = this.team.length ? this.team : [choosing.key!]
    choosing.sentence = ''
    const { offers } = await this.session.group(units, hex, this.count)
    if (!this.active && this.count === 1) return
    this.offers = offers
    this.to = offers.length ? hex : null
    if (!offers.length) choosing.sentence = t('web-plan-nobody', { place: this.session.board?.hexes[hex]?.name ?? hex })
  }

  carryOut(): void {
    if (this.offers.length && this.ripe) this.session.actAll(this.offers.map((offer) => offer.action))
  }

  /** Go back one level; false when there is no plan. */
  back(): boolean {
    if (this.shooting && this.choosing.picked) this.choosing.picked = this.choosing.key = null
    else if (this.offers.length && !this.shooting) {
      this.offers = []
      this.to = null
    } else if (this.active) this.choosing.clear()
    else return false
    return true
  }

  /** Remember at what a single shot was fired. */
  note(offer: Offer): void {
    this.last = isPlainShot(offer) ? { aim: aimOf(offer), heading: this.session.table?.heading ?? '' } : null
  }

  /** Whether somebody has a better shot than this one, or its unit could go somewhere instead. */
  private better(shot: Offer): boolean {
    const goes = (offer: Offer): boolean => actorOf(offer) === actorOf(shot) && this.choosing.isHex(offer.to)
    return this.all.some((offer) => goes(offer) || (isPlainShot(offer) && chanceOf(offer) > chanceOf(shot)))
  }

  /** After a single shot: put forward that the next unit fires at the same target, if one can. */
  follow(): boolean {
    const { last } = this
    if (!last || !this.session.decision) return false
    this.last = null
    if (last.heading !== this.session.table?.heading || this.choosing.picked) return false
    const best = likeliest(this.all.filter((offer) => isPlainShot(offer) && aimOf(offer) === last.aim))
    if (!best?.hex || !best.target) return false
    if (chanceOf(best) < LONG_ODDS && this.better(best)) return false
    this.choosing.picked = best.hex
    this.choosing.pending = (this.choosing.targets.get(best.target) ?? []).filter((offer) => actorOf(offer) === actorOf(best))
    this.choosing.chosen = Math.max(this.choosing.pending.indexOf(best), 0)
    return true
  }
}
