// The seats that this browser may sit on: tokens by game, in local storage.

import { Keeping } from './keeping'

export type Tokens = (string | null)[]

const KEPT = new Keeping<Tokens>('echobase.seats')

export function tokensOf(game: string): Tokens {
  return KEPT.of(game) ?? []
}

export function remember(game: string, tokens: Tokens): void {
  KEPT.keep(game, tokens)
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
  KEPT.drop(game)
}

/** All tokens of this browser. */
export function everyToken(): string[] {
  return Object.values(KEPT.all()).flatMap((tokens) => tokens.filter((token) => token !== null))
}
