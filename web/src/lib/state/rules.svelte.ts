// The rules at hand: whether they are open beside the page, and where.

import { untrack } from 'svelte'

class Rules {
  /** Whether the panel is on the screen. */
  open = $state(false)
  /** The game of the screen below, if it is about one. */
  game = $state('')
  /** The paragraph to show; empty for the table of contents. */
  address = $state('')

  /** Open the panel, at a paragraph or where it was left. */
  show(game = this.game, address?: string): void {
    if (address !== undefined) this.address = address
    else if (game !== this.game) this.address = ''
    this.game = game
    this.open = true
  }

  readonly toggle = (): void => {
    if (this.open) this.open = false
    else this.show()
  }

  /** The screen below, or the reader, turns to a game. */
  about(game: string): void {
    if (game === untrack(() => this.game)) return
    this.game = game
    this.address = ''
  }
}

export const rules = new Rules()
