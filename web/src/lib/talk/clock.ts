// Time in words and figures.

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/** Seconds below which a clock warns: a minute, or of a slow game six hours. */
export function isShort(seconds: number, kind: 'live' | 'days'): boolean {
  return seconds < (kind === 'live' ? MINUTE : 6 * HOUR)
}

/** A live clock: `1:02:03`, `4:05`, and tenths in the last ten seconds. */
export function figures(seconds: number): string {
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`
  const whole = Math.floor(seconds)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE]
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** When so many seconds will have passed: the day, unless it is today, and the time. */
export function dueAt(seconds: number, lang: string, now = new Date()): string {
  const due = new Date(now.getTime() + seconds * 1000)
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }
  const near = seconds < DAY && due.getDate() === now.getDate()
  return due.toLocaleString(lang, near ? time : { weekday: 'short', day: 'numeric', month: 'short', ...time })
}
