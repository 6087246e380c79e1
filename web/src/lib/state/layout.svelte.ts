// Which layout the table has: by the room there is, counted in letters, so that large text gets the layout of a
// smaller screen. The root element carries its name, so that every part of the page can follow it.

export type Layout = 'wide' | 'tablet' | 'phone' | 'low'

/** In rem: below these a screen has no room for three columns, for two, for rows above each other. */
const THREE_COLUMNS = 72
const TWO_COLUMNS = 46
const ROWS = 36
const NARROWEST = 22
const WIDEST_TABLET = 80

/** The layout for a screen of this size, whose letters have this size. */
export function layoutOf(width: number, height: number, rem: number): Layout {
  const [wide, high] = [width / rem, height / rem]
  const upright = high > wide * 1.1
  if (upright && wide < WIDEST_TABLET) return wide < TWO_COLUMNS ? 'phone' : 'tablet'
  return wide < THREE_COLUMNS || high < ROWS ? 'low' : 'wide'
}

/** The layout, and the size of letters in pixels. */
export const layout = $state<{ name: Layout; rem: number }>({ name: 'wide', rem: 14 })

/** Find out how much room there is. */
export function measure(): void {
  const root = document.documentElement
  layout.rem = parseFloat(getComputedStyle(root).fontSize)
  layout.name = layoutOf(innerWidth, innerHeight, layout.rem)
  root.dataset.layout = layout.name
  root.classList.toggle('compact', layout.name === 'phone' || layout.name === 'low')
  root.classList.toggle('narrowest', layout.name === 'phone' && innerWidth < NARROWEST * layout.rem)
}
