// What a click on a hex of the table does: an offer, a question, or the reason why nothing can be done there.

import { clientOf } from '../games'
import type { Choosing } from '../state/choosing.svelte'
import type { Session } from '../state/session.svelte'

/** Do, put forward or refuse what a hex stands for; `several`: as one more of several units. */
export function pick(session: Session, choosing: Choosing, hex: string, several = false): void {
  choosing.lookAway()
  const target = choosing.targets.get(hex)
  const offered = choosing.reach.get(hex) ?? []
  const end = choosing.sorted(offered)
  const facing = choosing.turn.faced.get(hex)
  // A unit that is only pointed at or suggested is picked first, even when it could turn where it stands.
  const pointed = hex === choosing.subject && (hex !== choosing.picked || choosing.following)
  if (session.playback.busy) session.playback.skip()
  else if (session.decision && choosing.plan.pick(hex, several)) return
  else if (facing) choosing.turn.choose(facing)
  else if (choosing.turn.offers[0]?.to === hex) choosing.confirm()
  else if (pointed) choosing.pick(hex)
  else if (target) choosing.consider([...target, ...end], true)
  else if (end.length) choosing.consider(end, false)
  else if (choosing.actors.has(hex)) choosing.pick(hex)
  else if (choosing.areas.has(hex)) choosing.consider(choosing.areas.get(hex)!, false)
  else if (choosing.lifts.has(hex)) choosing.lift(hex)
  else if ((!choosing.picked || choosing.following) && choosing.aim(hex)) return
  else refuse(session, choosing, hex)
}

/** Nothing can be done there: show what stands there, and say why. Then a suggested unit was not meant. */
function refuse({ board, view }: Session, choosing: Choosing, hex: string): void {
  if (!board || !view) return
  if (choosing.following && clientOf(board).standing?.(board, view).has(hex)) choosing.clear()
  const { picked: from, actor: unit } = choosing
  const acting = (from && choosing.actors.has(from)) || unit
  if (!choosing.turn.offers.length && (!acting || from === hex)) choosing.pick(hex)
  void choosing.whyThere(hex, acting ? from : null, unit)
}
