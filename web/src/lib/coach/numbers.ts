// Numbers of an analysis as the language of the settings writes them.

import { settings } from '../state/settings.svelte'

/** The browser writes a hyphen; a minus is as wide as a plus. */
const minus = (words: string): string => words.replace('-', '−')

/** A number with at most one decimal place. */
export function decimal(value: number, sign: 'auto' | 'exceptZero' = 'auto'): string {
  return minus(new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1, signDisplay: sign }).format(value))
}

/** A share in per cent without the sign. */
export function percent(share: number): number {
  return Math.round(share * 100)
}

/** A change of winning chance in points, with its sign. */
export function points(change: number): string {
  return minus(new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(change * 100))
}
