// The places that the keyboard visits one after another: whatever offers something, nothing else.

import type { Choosing } from '../state/choosing.svelte'

/** Hexes in the order of a visit: what the unit in question could do, else who can act; then who can be picked up. */
export function hexStops(choosing: Choosing): string[] {
  const { actors, lifts, reach, targets, turn } = choosing
  if (turn.faced.size) return [...turn.faced.keys()]
  const asked = choosing.picked ?? choosing.sole
  const theirs = [...targets.keys(), ...reach.keys()]
  const places = asked || choosing.key || !actors.size ? theirs : []
  return [...new Set([...(places.length ? places : actors.keys()), ...lifts.keys()])]
}

/** The place after this one, or before it; from elsewhere, the first or the last. */
export function neighbour<T>(stops: T[], at: T | null, step: 1 | -1): T | undefined {
  const place = at === null ? -1 : stops.indexOf(at)
  if (place < 0) return step > 0 ? stops[0] : stops.at(-1)
  return stops[(place + step + stops.length) % stops.length]
}
