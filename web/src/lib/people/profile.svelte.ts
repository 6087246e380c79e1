// The profile of this browser: a random key that only the browser knows, and a name. Kept in local storage.

import { untrack } from 'svelte'

const KEY = 'echobase.profile'
/** Random bytes of a key. */
const LENGTH = 32

export interface Kept {
  key: string
  /** Empty as long as the server does not know it. */
  id: string
  name: string
}

const NOBODY: Kept = { key: '', id: '', name: '' }

function load(): Kept {
  try {
    return { ...NOBODY, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...NOBODY }
  }
}

export const profile = $state<Kept>(load())

export function keep(changes: Partial<Kept>): void {
  Object.assign(profile, changes)
  localStorage.setItem(KEY, JSON.stringify(profile))
}

/** Forget the profile; the name stays in the field for next time. */
export function drop(): void {
  keep({ ...NOBODY, name: profile.name })
}

/** A key that nobody can guess. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The header that says who asks; nothing before there is a profile. A new profile does not repeat what was asked before. */
export function signed(): Record<string, string> {
  return untrack((): Record<string, string> => (profile.id ? { 'X-Profile': profile.key } : {}))
}

/** What a profile shows in the place of a seat's token. */
export function ownToken(seat: number): string {
  return `${profile.key}.${seat}`
}
