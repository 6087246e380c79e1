// Views as the client holds them: complete, and new only where something has changed.

import type { View } from '../protocol'

/** A view with what never changes, which the server tells once, and the units of the view before
 * that are as they were: they need not be drawn again. */
export function whole(ground: Partial<View>, view: Partial<View>, before: View | null): View {
  const found = changed(ground, view)
  if (!Array.isArray(found.units)) return found
  const known = new Map((before?.units ?? []).map((unit) => [JSON.stringify(unit), unit]))
  const units = found.units.map((unit) => known.get(JSON.stringify(unit)) ?? unit)
  return changed(found, { units } as Partial<View>)
}

/** A view after some of its fields have changed: what the server sends in parts is whole again. */
export function changed(view: Partial<View>, fields: Partial<View>): View {
  return { ...view, ...fields } as View
}
