// What the keys do at a table.

import { clientOf } from '../games'
import type { Choosing } from '../state/choosing.svelte'
import { keyboard } from '../state/keyboard.svelte'
import type { Session } from '../state/session.svelte'
import { change, settings } from '../state/settings.svelte'
import { mainOf } from './main'
import { pick } from './picking'
import { whyNotNow, whyNoUndo } from './refusals'
import { hexStops, neighbour } from './stops'

/** What the keys need of the board on the screen. */
interface BoardOnScreen {
  point(hex: string): void
  walk(arrow: string): void
  hoveredHex(): string | null
}

interface AtTable {
  session: Session
  choosing: Choosing
  board: () => BoardOnScreen | undefined
  /** Hexes that belong in sight together. */
  focus: () => string[]
}

/** Let the keys work while the component that calls this is there. */
export function listenAtTable({ session, choosing, board, focus }: AtTable): void {
  let visited: string | Element | null = null

  /** Do something, or say why it can't be done now. */
  function unless(why: string, run: () => void): void {
    if (why) choosing.sentence = why
    else run()
  }

  /** Go to the next place that offers something: a hex, a card, a button. */
  function visit(step: 1 | -1): void {
    const controls = [...document.querySelectorAll<HTMLElement>('.table [data-offer]')]
    const stops = [...hexStops(choosing), ...controls.filter((control) => control.checkVisibility())]
    const focused = document.activeElement
    const at = focused && focused !== document.body ? (focused.getAttribute('data-hex') ?? focused) : visited
    const next = neighbour<string | Element>(stops, at, step)
    visited = next ?? null
    if (typeof next === 'string') board()?.point(next)
    else if (next) (next as HTMLElement).focus()
  }

  /** Show the card of what is focused or pointed at. */
  function inform(event: KeyboardEvent): void {
    const hex = board()?.hoveredHex() ?? choosing.picked
    const focused = (event.target as Element).closest('[data-card], [data-unit]')
    if (focused) focused.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    else if (hex) void choosing.examine(hex)
  }

  keyboard.listen('table', () => ({
    next: () => mainOf(session, choosing).run?.(),
    nextAnyway: () => mainOf(session, choosing).run?.(),
    following: () => visit(1),
    previous: () => visit(-1),
    board: () => board()?.point(focus()[0] ?? hexStops(choosing)[0] ?? Object.keys(session.board?.hexes ?? {})[0] ?? ''),
    walk: (event) => board()?.walk(event.key),
    choose: (event) => pick(session, choosing, (event.target as Element).getAttribute('data-hex')!, event.shiftKey),
    all: () => choosing.all.length && choosing.takeAll(),
    volley: choosing.plan.volley.length && !session.puzzle ? () => choosing.plan.openVolley() : null,
    several: choosing.plan.movers.size > 1 && !session.puzzle ? () => choosing.plan.toggleGathering() : null,
    back: () => (session.playback.now?.card ? session.playback.dismiss() : choosing.back()),
    undo: session.board?.undo ? () => unless(whyNoUndo(session), () => session.undo()) : null,
    hint: session.board?.hints ? () => unless(whyNotNow(session), () => void choosing.hint()) : null,
    pause: () => session.playback.pause(),
    step: () => session.playback.step(),
    info: inform,
    map: session.board && clientOf(session.board).dots ? () => change({ map: !settings.map }) : null,
  }))
}
