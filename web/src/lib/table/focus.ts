// Which hexes of the table belong in sight together: who acts and on whom.

import type { Moment } from '../protocol'
import type { Choosing } from '../state/choosing.svelte'
import type { Session } from '../state/session.svelte'

/** By what is being shown, planned, answered or put forward; else what the coach of a lesson points at. */
export function focusOf(session: Session, choosing: Choosing, stage: Moment[], pointed: string[]): string[] {
  if (stage.length) return orPointed(stage.flatMap(({ from, to }) => [from, to]))
  const planned = choosing.plan.offers.flatMap(({ hex, target, to }) => [hex, target ?? to])
  if (planned.length) return onBoard(planned)
  const { wanted, picked, sole } = choosing
  const { incoming } = session.decision ?? {}
  if (incoming && !wanted && !picked) return [incoming.hex, incoming.target]
  return orPointed([wanted?.hex ?? picked ?? sole, wanted?.target ?? wanted?.to])

  function onBoard(places: (string | null | undefined)[]): string[] {
    return places.filter((place) => choosing.isHex(place))
  }

  function orPointed(places: (string | null | undefined)[]): string[] {
    const found = onBoard(places)
    return found.length || session.lesson?.battle ? found : pointed
  }
}
