// Small facts about an assault: facings, damage tracks, who is where, what was lost and drawn.

import { FACINGS } from '../../board/geometry'
import type { AssaultUnit, AssaultView, Moment, Offer, View } from '../../protocol'

/** How many sixths of a full turn lie between two facings. */
function turns(one: string, other: string): number {
  const apart = Math.abs(FACINGS.indexOf(one) - FACINGS.indexOf(other))
  return Math.min(apart, FACINGS.length - apart)
}

/** The facings that a Walker can end with, the one it has now or the nearest to it first. */
export function leastTurned(offers: Offer[], view: View): Offer[] {
  if (view.game !== 'assault' || !offers[0]?.facing) return offers
  const now = view.units.find((unit) => unit.unit === offers[0]!.unit)?.facing
  if (!now) return offers
  return offers.toSorted((one, other) => turns(one.facing!, now) - turns(other.facing!, now))
}

export interface Track {
  name: string
  most: number
  hits: number
}

/** The damage tracks that are printed for a counter. */
export function tracksOf(unit: AssaultUnit): Track[] {
  if (unit.kind === 'walker') {
    return [
      { name: 'blaster', most: 2, hits: unit.blaster },
      { name: 'legs', most: 2, hits: unit.legs },
      { name: 'body', most: 3, hits: unit.body },
    ]
  }
  if (unit.kind === 'snowspeeder') {
    return [
      { name: 'gunner', most: 1, hits: unit.gunner },
      { name: 'body', most: 2, hits: unit.body },
    ]
  }
  return []
}

export function onMap(unit: AssaultUnit): boolean {
  return /^\d{4}$/.test(unit.place)
}

/** Counters by where they are: a hex, a Walker, `base` and so on. */
export function byPlace(view: AssaultView): Map<string, AssaultUnit[]> {
  const found = new Map<string, AssaultUnit[]>()
  for (const unit of view.units) {
    const there = found.get(unit.place)
    if (there) there.push(unit)
    else found.set(unit.place, [unit])
  }
  return found
}

/** Counters of a kind that wait together in the Base Box or aboard a Walker and have not acted. */
export function alike(view: View, code: string): number {
  if (view.game !== 'assault') return 1
  const unit = view.units.find((other) => other.unit === code)
  if (!unit || onMap(unit)) return 1
  return view.units.filter(({ kind, place, used }) => kind === unit.kind && place === unit.place && !used).length
}

/** Hexes with something that hides their label: Walkers, AT-STs, the generator, the power grid. */
export function big(view: AssaultView): string[] {
  return [
    ...view.units.filter((unit) => unit.kind === 'walker' || unit.kind === 'at_st').map((unit) => unit.place),
    ...Object.keys(view.features).filter((hex) => view.features[hex] !== 'base_entry'),
  ]
}

/** How many counters have been destroyed, by kind. */
export function fallen(view: View): Record<string, number> {
  const destroyed: Record<string, number> = {}
  if (view.game !== 'assault') return destroyed
  for (const { kind, place } of view.units) {
    if (place === 'destroyed') destroyed[kind] = (destroyed[kind] ?? 0) + 1
  }
  return destroyed
}

/** The event card that a moment turns over. */
export function drawn({ kind, notation }: Moment): string | null {
  return kind === 'event' ? (notation.split(' ')[1] ?? null) : null
}
