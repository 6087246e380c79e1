// The keys of every screen, in one table: the keyboard obeys it and the list of keys shows it.

/** Where the focus must be: anywhere, on nothing that takes the key itself, or on a hex. */
type Where = 'anywhere' | 'page' | 'hex'

export interface Key {
  /** As the browser calls them; letters mean no Shift unless they say so. */
  keys: readonly string[]
  /** The message that says what they do. */
  name: string
  where: Where
}

function anywhere(name: string, ...keys: string[]): Key {
  return { keys, name: `web-key-${name}`, where: 'anywhere' }
}

function onPage(name: string, ...keys: string[]): Key {
  return { keys, name: `web-key-${name}`, where: 'page' }
}

function onHex(name: string, ...keys: string[]): Key {
  return { keys, name: `web-key-${name}`, where: 'hex' }
}

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']

export const KEYS = {
  table: {
    next: onPage('next', 'Enter', ' '),
    nextAnyway: anywhere('next-anyway', 'e'),
    following: anywhere('following', 'n'),
    previous: anywhere('previous', 'Shift+n'),
    board: onPage('board', ...ARROWS),
    walk: onHex('walk', ...ARROWS),
    choose: onHex('choose', 'Enter', ' '),
    all: anywhere('all', 'a'),
    volley: anywhere('volley', 'f'),
    several: anywhere('several', 'g'),
    back: anywhere('back', 'Escape'),
    undo: anywhere('undo', 'u'),
    hint: anywhere('hint', 'h'),
    pause: anywhere('pause', 'p'),
    step: anywhere('step', 's'),
    info: anywhere('info', 'i'),
    map: anywhere('map', 'm'),
  },
  replay: {
    play: onPage('play', 'Enter', ' '),
    forward: onPage('forward', 'ArrowRight'),
    backward: onPage('backward', 'ArrowLeft'),
    turnAfter: anywhere('turn-after', 'PageDown'),
    turnBefore: anywhere('turn-before', 'PageUp'),
    walk: onHex('walk', ...ARROWS),
    putAway: anywhere('put-away', 'Escape'),
    map: anywhere('map', 'm'),
  },
  result: {
    watch: onPage('watch', 'Enter', ' '),
    table: anywhere('table', 'Escape'),
  },
  workshop: {
    board: onPage('board', ...ARROWS),
    walk: onHex('walk', ...ARROWS),
    paint: onHex('paint', 'Enter', ' '),
    erase: onHex('erase', 'Delete', 'Backspace'),
    following: anywhere('next-tool', 'n'),
    previous: anywhere('previous-tool', 'Shift+n'),
    group: anywhere('next-group', 'g'),
    hand: anywhere('hand', 'h'),
    eraser: anywhere('eraser', 'x'),
    problem: anywhere('problem', 'p'),
    trial: anywhere('trial', 't'),
    undo: anywhere('undo', 'Ctrl+z', 'u'),
    redo: anywhere('redo', 'Ctrl+Shift+z', 'Ctrl+y', 'Shift+u'),
    done: anywhere('done', 'Escape'),
  },
  everywhere: {
    rules: anywhere('rules', 'r'),
    list: anywhere('list', '?'),
  },
} as const satisfies Record<string, Record<string, Key>>

export type ScreenName = Exclude<keyof typeof KEYS, 'everywhere'>

/** What each key of a screen runs; null where it would mean nothing. */
export type Runs<S extends keyof typeof KEYS> = Record<keyof (typeof KEYS)[S], ((event: KeyboardEvent) => void) | null>

/** What was pressed, as the table writes it. */
export function pressed({ key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'> & Partial<KeyboardEvent>): string {
  const letter = key.length === 1 && key.toLowerCase() !== key.toUpperCase()
  const name = letter ? `${shiftKey ? 'Shift+' : ''}${key.toLowerCase()}` : key
  return ctrlKey || metaKey ? `Ctrl+${name}` : name
}

const TYPING = 'input, textarea, select'
const CONTROLS = `${TYPING}, button, a, summary, [role="button"], [tabindex="0"]`

/** Whether a key means something with the focus on this element. */
export function applies({ where }: Key, focus: Pick<Element, 'closest'>): boolean {
  if (focus.closest(TYPING)) return false
  if (where === 'hex') return !!focus.closest('[data-hex]')
  return where === 'anywhere' || !focus.closest(CONTROLS)
}
