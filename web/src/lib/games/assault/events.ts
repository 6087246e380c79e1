// What the event cards show: whom they help, and what is drawn on them.

/** A symbol on a card, by the middle of its lower edge and its width; the picture is 160 by 100. */
export interface Figure {
  symbol: string
  x: number
  y: number
  width: number
  /** Drawn from right to left. */
  flipped?: boolean
}

interface Event {
  side: 'rebel' | 'empire'
  figures: Figure[]
  /** What it adds, written large. */
  bonus?: string
}

const LIGHT = 'eb-unit-echo-trooper'
const HEAVY = 'eb-unit-heavy-trooper'
const SPEEDER = 'eb-unit-snowspeeder'
const WALKER = 'eb-unit-at-at'

const EVENTS: Record<string, Event> = {
  transport_away: { side: 'rebel', figures: [{ symbol: 'e-launch', x: 80, y: 98, width: 150 }] },
  rebel_heavy_and_light: {
    side: 'rebel',
    figures: [
      { symbol: HEAVY, x: 54, y: 94, width: 62 },
      { symbol: LIGHT, x: 108, y: 94, width: 56 },
    ],
  },
  rebel_two_light: {
    side: 'rebel',
    figures: [
      { symbol: LIGHT, x: 54, y: 92, width: 58 },
      { symbol: LIGHT, x: 106, y: 96, width: 58 },
    ],
  },
  rebel_two_heavy: {
    side: 'rebel',
    figures: [
      { symbol: HEAVY, x: 52, y: 92, width: 64 },
      { symbol: HEAVY, x: 110, y: 96, width: 64 },
    ],
  },
  rebel_three_speeders: {
    side: 'rebel',
    figures: [
      { symbol: SPEEDER, x: 44, y: 42, width: 62 },
      { symbol: SPEEDER, x: 112, y: 58, width: 70 },
      { symbol: SPEEDER, x: 58, y: 92, width: 86 },
    ],
  },
  imperial_at_st: { side: 'empire', figures: [{ symbol: 'eb-unit-at-st', x: 80, y: 96, width: 58 }] },
  imperial_walker: { side: 'empire', figures: [{ symbol: WALKER, x: 80, y: 98, width: 102 }] },
  troopers_regroup: {
    side: 'rebel',
    figures: [
      { symbol: 'e-return', x: 80, y: 98, width: 96 },
      { symbol: LIGHT, x: 58, y: 86, width: 42 },
      { symbol: HEAVY, x: 104, y: 88, width: 46 },
    ],
  },
  hotshot_gunner: {
    side: 'rebel',
    figures: [
      { symbol: SPEEDER, x: 66, y: 92, width: 112 },
      { symbol: 'eb-badge-hotshot', x: 128, y: 52, width: 46 },
    ],
    bonus: '+2',
  },
  the_force: { side: 'rebel', figures: [{ symbol: 'e-force', x: 80, y: 98, width: 96 }] },
  repair_droid: {
    side: 'empire',
    figures: [
      { symbol: WALKER, x: 112, y: 96, width: 86 },
      { symbol: 'e-droid', x: 36, y: 96, width: 46 },
    ],
  },
  veers: {
    side: 'empire',
    figures: [
      { symbol: WALKER, x: 96, y: 98, width: 100, flipped: true },
      { symbol: 'e-bolt', x: 24, y: 52, width: 44 },
    ],
    bonus: '+2',
  },
}

/** The side that an event helps. */
export function sideOf(name: string): string {
  return EVENTS[name]?.side ?? ''
}

/** What is drawn on a card, the first farthest away. */
export function figuresOf(name: string): Figure[] {
  return EVENTS[name]?.figures ?? []
}

export function bonusOf(name: string): string {
  return EVENTS[name]?.bonus ?? ''
}
