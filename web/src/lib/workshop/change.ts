// What one edit changes in a document: small enough to keep hundreds of them, and each can be turned round.

/** A value of a document: what TOML can say, without dates. */
export type Value = string | number | boolean | Value[] | { [key: string]: Value }
/** The document of a battle or a map. */
export type Document = Record<string, Value>
/** Where something stands in a document. */
export type Path = (string | number)[]

/** What stood in a place and what stands there now; nothing where there was or is nothing. */
export interface Change {
  at: Path
  from?: Value
  to?: Value
}

function isTable(value: Value | undefined): value is Document {
  return typeof value === 'object' && !Array.isArray(value)
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return one === other || !changes(one, other).length
}

/** How to get from one value to the other. Lists of one length are compared item by item. */
export function changes(from: Value, to: Value, at: Path = []): Change[] {
  if (from === to) return []
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    return from.flatMap((item, place) => changes(item, to[place]!, [...at, place]))
  }
  if (isTable(from) && isTable(to)) {
    const keys = new Set([...Object.keys(from), ...Object.keys(to)])
    return [...keys].flatMap((key) => {
      const [before, after] = [from[key], to[key]]
      if (before !== undefined && after !== undefined) return changes(before, after, [...at, key])
      return [{ at: [...at, key], from: before, to: after }]
    })
  }
  return [{ at, from, to }]
}

export function reversed(step: Change[]): Change[] {
  return step.map(({ at, from, to }) => ({ at, from: to, to: from })).reverse()
}

/** The document after a step; the one before stays as it is. */
export function changed(document: Document, step: Change[]): Document {
  return step.reduce((found, { at, to }) => put(found, at, to) as Document, document)
}

/** A value with something put into a place of it, or taken out of there. */
export function put(value: Value | undefined, [key, ...rest]: Path, wanted: Value | undefined): Value | undefined {
  if (key === undefined) return wanted
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? [...value] : []
    const item = put(list[key], rest, wanted)
    if (item === undefined) list.splice(key, 1)
    else {
      while (list.length < key) list.push(Array.isArray(item) ? [] : isTable(item) ? {} : '')
      list[key] = item
    }
    return list
  }
  const table: Document = isTable(value) ? { ...value } : {}
  const item = put(table[key], rest, wanted)
  if (item === undefined) delete table[key]
  else table[key] = item
  return table
}

/** What stands in a place of a value. */
export function valueAt(value: Value | undefined, path: Path): Value | undefined {
  return path.reduce<Value | undefined>((found, key) => {
    if (typeof key === 'number') return Array.isArray(found) ? found[key] : undefined
    return isTable(found) && Object.hasOwn(found, key) ? found[key] : undefined
  }, value)
}

/** A path as the server writes it, such as `units[3].hex`. */
export function pathOf(words: string): Path {
  return [...words.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, place]) => (place === undefined ? name! : Number(place)))
}

/** A document without what stands in a place, and without tables that are empty then. */
export function without(document: Document, path: Path): Document {
  const found = put(document, path, undefined) as Document
  const parent = path.slice(0, -1)
  const left = valueAt(found, parent)
  const empty = parent.length > 0 && typeof parent.at(-1) === 'string' && isTable(left) && !Object.keys(left).length
  return empty ? without(found, parent) : found
}
