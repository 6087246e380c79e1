// The pictures of a rulebook, where a page has them.

import type { RulesOf } from '../protocol'

const PICTURE = /(?<=<img [^>]*\bsrc=")[^"]+/g

/** The same rulebook, with its pictures where `file` says that they are. */
export function located(found: RulesOf, file: (address: string) => string): RulesOf {
  const chapters = found.chapters.map((chapter) => ({
    ...chapter,
    paragraphs: chapter.paragraphs.map((paragraph) => ({ ...paragraph, html: paragraph.html.replace(PICTURE, (address) => file(address)) })),
  }))
  return { ...found, chapters }
}
