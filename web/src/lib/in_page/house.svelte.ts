// How far the house of a page without a server is, and what there is to say about it.

type State = 'starting' | 'ready' | 'failed'

class HouseState {
  state = $state<State>('starting')
  /** Why it has failed; `incomplete` when a file of the page did not come. */
  problem = $state({ text: '', incomplete: false })
  /** Whether the browser refuses to keep games. */
  keepsNothing = $state(false)
  /** Whether a newer version of the page waits to be used. */
  newer = $state(false)
  /** Uses it; games go on where they are. */
  renew: () => void = () => undefined

  become(state: State): void {
    this.state = state
    document.documentElement.dataset.house = state // for tests
  }

  fail(text: string, incomplete: boolean): void {
    this.problem = { text, incomplete }
    this.become('failed')
  }
}

export const house = new HouseState()
