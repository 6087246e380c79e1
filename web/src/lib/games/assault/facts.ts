// Small facts that the drawings of the assault need: facings, damage tracks, who is where.

import { FACINGS } from '../../board/geometry'
import type { AssaultUnit, AssaultView, Offer, View } from '../../protocol'

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

/** Hexes with something that hides their label: Walkers, AT-STs, the generator, the power grid. */
export function big(view: AssaultView): string[] {
  return [
    ...view.units.filter((unit) => unit.kind === 'walker' || unit.kind === 'at_st').map((unit) => unit.place),
    ...Object.keys(view.features).filter((hex) => view.features[hex] !== 'base_entry'),
  ]
}
