// What a person has chosen for this browser: kept in local storage.

import type { Telling } from './takes'

export const LANGUAGES = ['en', 'it', 'pl'] as const
export type Lang = (typeof LANGUAGES)[number]

export interface Choices {
  lang: Lang
  /** How fast things are shown; 0 is instant. */
  speed: number
  /** How much of what happened is told. */
  tell: Telling
  /** Short sounds for what happens, and calm music; how loud each is, up to 1. */
  effects: boolean
  effectsVolume: number
  music: boolean
  musicVolume: number
  marks: boolean
  text: number
  motion: 'system' | 'off'
  /** Whether the small map is shown. */
  map: boolean
  /** Whether the own side is at the bottom of the board. */
  ownSide: boolean
}

const KEY = 'echobase.settings'

function browserLanguage(): Lang {
  const wanted = navigator.language.slice(0, 2)
  return LANGUAGES.find((lang) => lang === wanted) ?? 'en'
}

function load(): Choices {
  const plain: Choices = {
    lang: browserLanguage(),
    speed: 1,
    tell: 'together',
    effects: false,
    effectsVolume: 0.7,
    music: false,
    musicVolume: 0.5,
    marks: false,
    text: 1,
    motion: 'system',
    map: true,
    ownSide: true,
  }
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) }
  } catch {
    return plain
  }
}

export const settings = $state<Choices>(load())

export function change(choices: Partial<Choices>): void {
  Object.assign(settings, choices)
  localStorage.setItem(KEY, JSON.stringify(settings))
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether only the end of what happened is shown. */
export function instant(): boolean {
  return settings.speed === 0
}

/** Whether nothing moves; unless it is instant, what happened is still told step by step. */
export function still(): boolean {
  return settings.motion === 'off' || instant() || reduced.matches
}

/** How long a movement takes that would take this many milliseconds. */
export function span(milliseconds: number): number {
  return still() ? 0 : milliseconds / settings.speed
}

/** How long something stays to be read that would stay this many milliseconds. */
export function pace(milliseconds: number): number {
  return instant() ? 0 : milliseconds / settings.speed
}
