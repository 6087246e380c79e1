// The ground of a board: only what has changed is made anew, since that is little after an edit.

const SVG = 'http://www.w3.org/2000/svg'

/** Where two rows differ: both are the same before `from`, and after `old` in the one and `fresh` in the other. */
export interface Difference {
  from: number
  old: number
  fresh: number
}

export function difference<T>(before: readonly T[], after: readonly T[], same: (one: T, other: T) => boolean): Difference {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && same(before[from]!, after[from]!)) from++
  let end = 0
  while (end < shorter - from && same(before.at(-1 - end)!, after.at(-1 - end)!)) end++
  return { from, old: before.length - end, fresh: after.length - end }
}

/** Make an element hold what the markup says. */
export function redraw(element: SVGElement, markup: string): void {
  const wanted = document.createElementNS(SVG, 'g')
  wanted.innerHTML = markup
  renew(element, wanted)
}

function renew(element: Element, wanted: Element): void {
  const [before, after] = [[...element.childNodes], [...wanted.childNodes]]
  const { from, old, fresh } = difference(before, after, (one, other) => one.isEqualNode(other))
  const [was, is] = [before.slice(from, old), after.slice(from, fresh)]
  const [one, other] = [was[0], is[0]]
  if (was.length === 1 && is.length === 1 && one instanceof Element && other instanceof Element && sameTag(one, other)) return renew(one, other)
  for (const node of was) node.remove()
  for (const node of is) element.insertBefore(node, before[old] ?? null)
}

/** Whether two elements differ in nothing but what they hold. */
function sameTag(one: Element, other: Element): boolean {
  return one.cloneNode(false).isEqualNode(other.cloneNode(false))
}
