// Where things are in a rulebook: chapters and sheets by address, and the targets of links.

import type { RuleChapter, RuleParagraph, RulesOf } from '../protocol'

/** The chapter or sheet that a paragraph stands in. */
export function chapterOf({ chapters, sheets }: RulesOf, address: string): RuleChapter | undefined {
  const chapter = chapters.find(({ paragraphs }) => paragraphs.some(({ id }) => id === address))
  const sheet = sheets.find(({ id }) => sheetAddress(id) === address)
  return chapter ?? (sheet && { id: sheet.id, title: sheet.title, paragraphs: [{ ...sheet, title: '', id: address }] })
}

/** Sheets have addresses, too, apart from those of paragraphs. */
export function sheetAddress(id: RuleParagraph['id']): string {
  return `sheet:${id}`
}

/** The game and the address that a link inside a text leads to. */
export function target(link: Element | null): { game: string; address: string } | null {
  const [, game, address] = /^#\/rules\/([^/]+)\/([^/]+)$/.exec(link?.getAttribute('href') ?? '') ?? []
  return game && address ? { game, address } : null
}
