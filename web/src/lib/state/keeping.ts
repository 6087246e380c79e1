// What this browser keeps by id, in one entry of local storage.

export class Keeping<T> {
  constructor(private readonly key: string) {}

  /** Everything that is kept, in the order in which it came; nothing where that cannot be read. */
  all(): Record<string, T> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, T>
    } catch {
      return {}
    }
  }

  of(id: string): T | undefined {
    return this.all()[id]
  }

  keep(id: string, value: T): void {
    this.#save({ ...this.all(), [id]: value })
  }

  drop(id: string): void {
    const known = this.all()
    delete known[id]
    this.#save(known)
  }

  #save(known: Record<string, T>): void {
    localStorage.setItem(this.key, JSON.stringify(known))
  }
}
