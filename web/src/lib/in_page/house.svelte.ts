// How far the house of a page without a server is, and what there is to say about it.

type State = 'starting' | 'ready' | 'failed'

class HouseState {
  state = $state<State>('starting')
  problem = $state('')
  /** Whether the browser refuses to keep games. */
  keepsNothing = $state(false)
  /** Whether a newer version of the page waits to be used. */
  newer = $state(false)
  /** Uses it; games go on where they are. */
  renew: () => void = () => undefined

  become(state: State, problem = ''): void {
    this.state = state
    this.problem = problem
    document.documentElement.dataset.house = state // for tests
  }
}

export const house = new HouseState()
