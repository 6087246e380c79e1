// Forms and the document: where the fields of a form stand, and what a new part begins with.

import { pathOf, put, valueAt, type Document, type Path, type Value } from './change'
import type { WorkshopField, WorkshopForm, WorkshopProblem } from '../protocol'

/** More hexes than this are an area. */
const FEW = 12

/** Where a field stands; `place` counts the parts of a form that can be there several times. */
export function fieldPath(form: WorkshopForm, field: WorkshopField, place: number | null = null): Path {
  const base = pathOf(form.path)
  return [...base, ...(place === null ? [] : [place]), ...pathOf(field.id)]
}

/** What a new part has: the fields that must be there, as far as they have a usual value; no two have the same id. */
export function freshPart(form: WorkshopForm, others: Value[] = []): Document {
  const usual = form.fields.filter(({ optional }) => !optional)
  const made = usual.reduce<Document>((part, { id, default: value }) => (value === undefined || value === null ? part : (put(part, pathOf(id), value as Value) as Document)), {})
  return typeof made.id === 'string' ? { ...made, id: freshName(made.id, idsIn(others)) } : made
}

function freshName(name: string, taken: string[]): string {
  for (let number = 2; ; number++) {
    const wanted = number === 2 ? name : `${name}-${number - 1}`
    if (!taken.includes(wanted)) return wanted
  }
}

function idsIn(parts: Value[]): string[] {
  return parts.flatMap((part) => {
    const id = valueAt(part, ['id'])
    return typeof id === 'string' ? [id] : []
  })
}

/** The fields that matter: those that depend on another one only while it has one of their values, or while they are filled in or wrong. */
export function fieldsThatMatter(form: WorkshopForm, document: Document, problems: WorkshopProblem[], place: number | null = null): WorkshopField[] {
  const value = (field: WorkshopField): Value | undefined => valueAt(document, fieldPath(form, field, place))
  return form.fields.filter((field) => {
    const needed = Object.entries(field.when ?? {}).every(([id, values]) => {
      const other = form.fields.find((one) => one.id === id)
      return other && values.includes(String(value(other) ?? other.default))
    })
    return needed || value(field) !== undefined || problemsAt(problems, fieldPath(form, field, place)).length > 0
  })
}

/** What can be chosen in a field: what it names, and the ids of parts of the document. */
export function choicesOf({ choices = [], source = [] }: WorkshopField, document: Document): { id: string; name: string }[] {
  const ids = source.flatMap((list) => {
    const parts = valueAt(document, pathOf(list))
    return Array.isArray(parts) ? idsIn(parts) : []
  })
  return [...choices, ...ids.map((id) => ({ id, name: id }))]
}

/** Whether a problem is about what stands in this place or below it. */
function about(problem: WorkshopProblem, path: Path): boolean {
  const field = pathOf(problem.field)
  return path.length > 0 && path.every((key, place) => field[place] === key)
}

/** The problems of a field. */
export function problemsAt(problems: WorkshopProblem[], path: Path): WorkshopProblem[] {
  return problems.filter((problem) => about(problem, path))
}

/** The form that a problem is about: the one whose place is named most precisely. */
export function formOf(forms: WorkshopForm[], problem: WorkshopProblem): WorkshopForm | null {
  const field = pathOf(problem.field)
  const fits = forms
    .flatMap((form) => (form.repeated ? [{ form, path: pathOf(form.path) }] : form.fields.map((one) => ({ form, path: fieldPath(form, one) }))))
    .filter(({ path }) => about(problem, path) || (path.length > 0 && field.length > 0 && field.every((key, place) => path[place] === key)))
  return fits.sort((one, other) => other.path.length - one.path.length)[0]?.form ?? null
}

/** Where a problem is, as its form and field are called. */
export function placeNameOf(forms: WorkshopForm[], problem: WorkshopProblem): string {
  const form = formOf(forms, problem)
  if (!form) return ''
  const next = pathOf(problem.field)[pathOf(form.path).length]
  const part = form.repeated && typeof next === 'number' ? next : null
  const field = form.fields.find((one) => about(problem, fieldPath(form, one, part)))
  return [part === null ? form.name : `${form.name} ${part + 1}`, ...(field ? [field.name] : [])].join(' · ')
}

/** Hexes that are named and marked one by one: all of a few, or the first of a whole area. */
export const shownHexes = (hexes: string[]): string[] => (hexes.length > FEW ? hexes.slice(0, 1) : hexes)

/** Hexes as somebody types them: labels with commas or spaces between. */
export function hexesIn(words: string): string[] {
  return [...new Set(words.toUpperCase().split(/[\s,;]+/).filter(Boolean))]
}
