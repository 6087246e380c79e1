// What the own books say about the battle at the table: its page, and the objectives in words.

import type { BookPage } from '../protocol'
import { campaignState } from './calls'
import { tokensOfCampaign } from './kept'
import { objectivesIn } from './leaves'

class OwnPages {
  /** The pages about the battle in progress, by side. */
  pages = $state.raw<Record<string, BookPage>>({})
  #texts = $state.raw<Record<string, string>>({})

  /** Read the books that this browser has the tokens for; without them objectives have no words.
   *
   * When the battle has ended its page stays as it was, and the debriefing tells all objectives.
   */
  async read(campaign: string, game: string, ended: boolean): Promise<void> {
    const tokens = tokensOfCampaign(campaign).filter((token) => token !== null)
    const books = await Promise.all(tokens.map((token) => campaignState(campaign, token).catch(() => null)))
    const read = books.filter((book) => book !== null)
    this.#texts = Object.assign({}, ...read.map(objectivesIn)) as Record<string, string>
    if (ended) return
    const now = read.flatMap((book) => (book.battle === game ? book.chapters.slice(-1) : []))
    this.pages = Object.fromEntries(now.map(({ page }) => [page.side, page]))
  }

  close(): void {
    this.pages = {}
    this.#texts = {}
  }

  pageOf(side: string | null): BookPage | undefined {
    return this.pages[side ?? '']
  }

  /** The story of the battle, a paragraph each. */
  storyOf(side: string | null): string[] {
    const page = this.pageOf(side)
    return page ? [page.text, ...page.more] : []
  }

  objective(id: string): string | undefined {
    return this.#texts[id]
  }
}

export const ownPages = new OwnPages()
