// The rulebooks that have been opened: each is fetched once in a language.

import * as api from '../api'
import type { RulesOf } from '../protocol'
import { transport } from '../transport'

const books = new Map<string, Promise<RulesOf>>()

/** A rulebook in the language of this browser. */
export function book(game: string, lang: string): Promise<RulesOf> {
  const key = `${game}/${lang}`
  const found = books.get(key) ?? api.rulebook(game).then((found) => located(found, transport().file))
  books.set(key, found)
  found.catch(() => books.delete(key))
  return found
}

const PICTURE = /(?<=<img [^>]*\bsrc=")[^"]+/g

/** The same rulebook, with its pictures where `file` says that they are. */
export function located(found: RulesOf, file: (address: string) => string): RulesOf {
  const chapters = found.chapters.map((chapter) => ({
    ...chapter,
    paragraphs: chapter.paragraphs.map((paragraph) => ({ ...paragraph, html: paragraph.html.replace(PICTURE, (address) => file(address)) })),
  }))
  return { ...found, chapters }
}
