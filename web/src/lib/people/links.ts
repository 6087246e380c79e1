// The links to the seats of tables that this browser has opened, in local storage; and what addresses look like.

import { Keeping } from '../state/keeping'
import { href } from '../state/router.svelte'

type Words = (string | null)[]

const KEPT = new Keeping<Words>('echobase.links')

/** The words of the links of a game, by seat. */
export function linksOf(game: string): Words {
  return KEPT.of(game) ?? []
}

export function keepLinks(game: string, words: Words): void {
  KEPT.keep(game, words)
}

/** A whole address to send to somebody; what is secret stands after the `#`, which browsers keep to themselves. */
export function address(...parts: string[]): string {
  return new URL(href(...parts), document.baseURI).href
}
