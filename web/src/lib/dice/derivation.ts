// What the dice follow from, computed as src/echobase/core/fair_dice.py does it.

import type { Contribution, DiceTerms } from '../protocol'

/** How a secret begins whose draws depend on the seats, too; older games have others. */
const MARK = '2-'

/** Browsers compute hashes only for pages that came over a secure connection, or from this machine. */
export function canHash(): boolean {
  return !!globalThis.crypto?.subtle
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** 32 random bytes, as hexadecimal digits. */
export function randomBytes(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

export async function hashed(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

export function takesContributions(secret: string): boolean {
  return secret.startsWith(MARK)
}

/** The hash that binds the server to its secret, for this game alone. */
export function commitment(secret: string, { id, game, rules_version, setup, sides }: DiceTerms): Promise<string> {
  if (!takesContributions(secret)) return hashed(secret)
  return hashed([id, game, rules_version, setup, sides.join(' '), secret].join('\n'))
}

/** The contributions that count for the action at a place. */
export function inForce(contributions: Contribution[], place: number): Contribution[] {
  return contributions.filter((one) => one.place <= place)
}

/** The numbers in [0, 1) that belong to the actions at these places. */
export async function drawn(secret: string, id: string, places: number[], contributions: Contribution[]): Promise<number[]> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return Promise.all(
    places.map(async (place) => {
      const given = inForce(contributions, place).map((one) => `${one.seat} ${one.given}`)
      const message = takesContributions(secret) ? [id, place, ...given].join('\n') : String(place)
      const digest = new DataView(await crypto.subtle.sign('HMAC', key, encoder.encode(message)))
      // The first 53 bits, as many as a number can hold.
      return Number(digest.getBigUint64(0) >> 11n) / 2 ** 53
    }),
  )
}

/** Which of these outcomes a number picks. */
export function picked(chances: number[], value: number): number {
  let left = value
  for (const [place, chance] of chances.entries()) {
    left -= chance
    if (left < 0) return place
  }
  return chances.length - 1
}

/** Whether a seat may give: first, and again whenever another seat has given its first. */
export function isDue(contributions: Contribution[], seat: number): boolean {
  const last = contributions.findLastIndex((one) => one.seat === seat)
  if (last < 0) return true
  const known = new Set(contributions.slice(0, last + 1).map((one) => one.seat))
  return contributions.slice(last + 1).some((one) => !known.has(one.seat))
}

/** The first contribution that was not due or is not what its seat had sealed; null if all hold. */
export async function brokenAt(contributions: Contribution[]): Promise<Contribution | null> {
  for (const [number, one] of contributions.entries()) {
    const before = contributions.slice(0, number)
    const last = before.findLast(({ seat }) => seat === one.seat)
    if (!isDue(before, one.seat) || (last && last.seal !== (await hashed(one.given)))) return one
  }
  return null
}
