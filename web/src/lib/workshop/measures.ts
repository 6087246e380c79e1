// How a balance is measured: what was chosen the last time on this device.

import { transport } from '../transport'

export interface MeasurePlan {
  games: number
  player: string
}

const KEY = 'echobase.measure'

/** A page without a server has one worker, and its engine is not compiled. */
const usualMeasure = (): MeasurePlan => (transport().alone ? { games: 50, player: 'trooper' } : { games: 200, player: 'captain' })

export function lastMeasure(): MeasurePlan {
  const usual = usualMeasure()
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
