// The seats that this browser may sit on: tokens by game, in local storage.

const KEY = 'echobase.seats'

export type Tokens = (string | null)[]
type Known = Record<string, Tokens>

function load(): Known {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Known
  } catch {
    return {}
  }
}

function save(known: Known): void {
  localStorage.setItem(KEY, JSON.stringify(known))
}

export function tokensOf(game: string): Tokens {
  return load()[game] ?? []
}

export function remember(game: string, tokens: Tokens): void {
  save({ ...load(), [game]: tokens })
}

/** The tokens of a link by seat, `-` for none; null when they are not all there. */
export function tokensIn(words: string): Tokens | null {
  const parts = words.split(',')
  return parts.every((part) => /^[\w-]+$/.test(part)) ? parts.map((part) => (part === '-' ? null : part)) : null
}

/** Keep the seats of a link besides those of the same game that are kept already. */
export function join(game: string, tokens: Tokens): void {
  const known = tokensOf(game)
  remember(
    game,
    tokens.map((token, seat) => token ?? known[seat] ?? null),
  )
}

/** Keep seats that a profile has brought along; those that this browser has a token for stay as they are. */
export function adopt(game: string, tokens: Tokens): void {
  const known = tokensOf(game)
  remember(
    game,
    tokens.map((token, seat) => known[seat] ?? token),
  )
}

export function forget(game: string): void {
  const known = load()
  delete known[game]
  save(known)
}

/** All tokens of this browser. */
export function everyToken(): string[] {
  return Object.values(load()).flatMap((tokens) => tokens.filter((token) => token !== null))
}
