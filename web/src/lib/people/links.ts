// The links to the seats of tables that this browser has opened, in local storage; and what addresses look like.

import { href } from '../state/router.svelte'

const KEY = 'echobase.links'

type Words = (string | null)[]

function load(): Record<string, Words> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Words>
  } catch {
    return {}
  }
}

/** The words of the links of a game, by seat. */
export function linksOf(game: string): Words {
  return load()[game] ?? []
}

export function keepLinks(game: string, words: Words): void {
  localStorage.setItem(KEY, JSON.stringify({ ...load(), [game]: words }))
}

/** A whole address to send to somebody; what is secret stands after the `#`, which browsers keep to themselves. */
export function address(...parts: string[]): string {
  return new URL(href(...parts), document.baseURI).href
}
