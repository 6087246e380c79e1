// How a balance is measured: what was chosen the last time on this device.

export interface MeasurePlan {
  games: number
  player: string
}

const KEY = 'echobase.measure'

export function lastMeasure(): MeasurePlan {
  const usual: MeasurePlan = { games: 200, player: 'captain' }
  try {
    const { games, player } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<MeasurePlan>
    return { games: games ?? usual.games, player: player ?? usual.player }
  } catch {
    return usual
  }
}

export function rememberMeasure(plan: MeasurePlan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(plan))
  } catch {
    return
  }
}
