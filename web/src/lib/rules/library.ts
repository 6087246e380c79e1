// The rulebooks that have been opened: each is fetched once in a language.

import * as api from '../api'
import type { RulesOf } from '../protocol'
import { transport } from '../transport'
import { located } from './pictures'

const books = new Map<string, Promise<RulesOf>>()

/** A rulebook in the language of this browser. */
export function book(game: string, lang: string): Promise<RulesOf> {
  const key = `${game}/${lang}`
  const found = books.get(key) ?? api.rulebook(game).then((found) => located(found, transport().file))
  books.set(key, found)
  found.catch(() => books.delete(key))
  return found
}
