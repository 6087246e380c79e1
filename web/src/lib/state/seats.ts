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

export function forget(game: string): void {
  const known = load()
  delete known[game]
  save(known)
}

/** All tokens of this browser. */
export function everyToken(): string[] {
  return Object.values(load()).flatMap((tokens) => tokens.filter((token) => token !== null))
}
