// How far the house of a page without a server is.

type State = 'starting' | 'ready' | 'failed'

class HouseState {
  state = $state<State>('starting')
  problem = $state('')

  become(state: State, problem = ''): void {
    this.state = state
    this.problem = problem
    document.documentElement.dataset.house = state // for styles and tests
  }
}

export const house = new HouseState()
