// What the browser keeps for the house: shelves of values by key, in IndexedDB.
// The other side is `echobase.server.in_page.browser_storage`; everything crosses as JSON.

const NAME = 'echobase'
const VERSION = 1
const SHELVES = ['games', 'rows', 'acts', 'events', 'campaigns', 'analyses', 'clocks']

interface Reading {
  shelf: string
  key: IDBValidKey
  to?: IDBValidKey
}

interface Step {
  do: 'add' | 'put' | 'merge' | 'delete'
  shelf: string
  key: IDBValidKey
  value?: unknown
  expected?: Record<string, unknown>
  to?: IDBValidKey
}

type Outcome = 'done' | 'taken' | 'missing'
type Kept = Record<string, unknown>

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser refuses'))
  })
}

/** The shelves of this origin; they are made when they are first needed. */
export async function openShelves(): Promise<Shelves> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    for (const name of SHELVES) if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name)
  }
  const database = await answered(request)
  // A newer version of this page, in another tab, changes the shelves: let it.
  database.onversionchange = () => database.close()
  return new Shelves(database)
}

export class Shelves {
  constructor(private readonly database: IDBDatabase) {}

  /** The values that are asked for, all of one moment. */
  async read(wanted: string): Promise<string> {
    const readings = JSON.parse(wanted) as Reading[]
    const transaction = this.database.transaction(
      readings.map(({ shelf }) => shelf),
      'readonly',
    )
    const found = await Promise.all(
      readings.map(({ shelf, key, to }) => answered(transaction.objectStore(shelf).getAll(to === undefined ? key : IDBKeyRange.bound(key, to)))),
    )
    return JSON.stringify(found)
  }

  /** Take all steps or none. */
  async change(steps: Step[]): Promise<Outcome> {
    const names = [...new Set(steps.map(({ shelf }) => shelf))]
    const transaction = this.database.transaction(names, 'readwrite', { durability: 'strict' })
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('stopped'))
    })
    ended.catch(() => undefined) // it is asked below, unless a step was refused
    try {
      for (const step of steps) {
        const outcome = await taken(transaction.objectStore(step.shelf), step)
        if (outcome !== 'done') {
          transaction.abort()
          return outcome
        }
      }
    } catch (error) {
      stop(transaction) // else the browser keeps the steps before the one that failed
      throw error
    }
    await ended
    return 'done'
  }
}

/** Stop a transaction, unless the browser has done so. */
function stop(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    return
  }
}

async function taken(shelf: IDBObjectStore, { do: what, key, value, expected, to }: Step): Promise<Outcome> {
  if (what === 'delete') await answered(shelf.delete(to === undefined ? key : IDBKeyRange.bound(key, to)))
  if (what === 'put') await answered(shelf.put(value, key))
  if (what === 'add') {
    if ((await answered(shelf.count(key))) > 0) return 'taken'
    await answered(shelf.put(value, key))
  }
  if (what === 'merge') {
    const kept = (await answered(shelf.get(key))) as Kept | undefined
    if (!kept) return 'missing'
    if (Object.entries(expected ?? {}).some(([field, wanted]) => kept[field] !== wanted)) return 'taken'
    await answered(shelf.put({ ...kept, ...(value as Kept) }, key))
  }
  return 'done'
}
