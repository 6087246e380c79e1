// A draft that is being edited: its document, what the server shows of it, and the tool in hand.

import type { Draft, Palette, PaletteTool, View } from '../protocol'
import { settings } from '../state/settings.svelte'
import { whole } from '../state/whole'
import * as calls from './calls'
import type { Edit } from './calls'
import { put, valueAt, without, type Document, type Path, type Value } from './change'
import { draftOf, keepDraft, type Kept, type KeptDraft } from './drafts'
import { edited, redone, undone, type Edited } from './history'

/** What an edit will bring, drawn until the server has drawn it. */
export interface Ghost {
  hex: string
  /** Nothing: what is there goes. */
  tool: PaletteTool | null
  /** The picture that has it; none yet while the edit is on its way. */
  from: number
}

/** Hexes that a field of a form is being given on the board. */
export interface Picking {
  at: Path
  name: string
  /** Whether the field holds one hex only. */
  one: boolean
}

/** Letters typed into one field within this many milliseconds are one step. */
const TYPING = 2000
/** Pictures that are kept, the last ones. */
const PICTURES = 12

export class Editor {
  readonly id: string
  readonly game: string
  state = $state.raw<Edited>({ document: {}, past: [], future: [] })
  picture = $state.raw<Draft | null>(null)
  view = $state.raw<View | null>(null)
  palette = $state.raw<Palette | null>(null)
  ghosts = $state.raw<Ghost[]>([])
  kept = $state<Kept>('kept')
  /** Why the last edit could not be made. */
  refusal = $state('')
  /** The tool in hand by its id; the hand itself moves things and the map. */
  tool = $state('')
  /** What the tool puts down, where that is not the usual: badge, number of figures, whom it is for. */
  badge = $state('')
  figures = $state(0)
  side = $state('')
  picking = $state.raw<Picking | null>(null)

  private queue: Promise<void> = Promise.resolve()
  /** Edits in the queue that have not been sent. */
  private waiting = 0
  /** Pictures that were asked for, and whether one is on its way. */
  private asked = 0
  private readonly pictures = new Map<string, Draft>()
  private drawing = false
  private typed: { where: string; at: number } = { where: '', at: 0 }

  constructor(draft: KeptDraft) {
    const { id, game, document, past, future } = draft
    ;[this.id, this.game] = [id, game]
    this.state = { document, past, future }
  }

  get document(): Document {
    return this.state.document
  }

  readonly inHand = $derived(this.palette?.tools.find(({ id }) => id === this.tool) ?? null)
  readonly eraser = $derived(this.palette?.tools.find(({ group }) => group === 'eraser') ?? null)
  readonly canUndo = $derived(this.state.past.length > 0)
  readonly canRedo = $derived(this.state.future.length > 0)
  /** By hex: what is wrong there, in words. */
  readonly wrong = $derived.by(() => {
    const found = new Map<string, string[]>()
    for (const { hexes, text } of this.picture?.problems ?? []) for (const hex of hexes) found.set(hex, [...(found.get(hex) ?? []), text])
    return found
  })
  /** The hexes of the field that is being filled on the board. */
  readonly picked = $derived.by<string[]>(() => {
    if (!this.picking) return []
    const value = valueAt(this.document, this.picking.at)
    return Array.isArray(value) ? value.filter((hex) => typeof hex === 'string') : typeof value === 'string' ? [value] : []
  })

  /** Fetch what there is to edit with, and the picture; again when the language changes. */
  async load(): Promise<void> {
    this.refusal = ''
    try {
      this.palette = await calls.paletteOf(this.game)
    } catch (error) {
      this.refusal = (error as Error).message
    }
    await this.refresh()
  }

  take(tool: string): void {
    this.tool = tool
    this.badge = ''
    this.figures = 0
    this.side = ''
    this.picking = null
  }

  /** Use the tool in hand on hexes; `joined` continues a stroke. */
  paint(hexes: string[], joined = false): void {
    const tool = this.inHand
    if (!tool || !hexes.length) return
    if (tool.group === 'eraser') return this.erase(hexes, joined)
    const edit: Edit = { kind: 'paint', hexes, tool: tool.id }
    if (this.badge) edit.badge = this.badge
    if (this.figures) edit.figures = this.figures
    if (this.side) edit.side = this.side
    void this.edit(edit, joined, hexes.map((hex) => ({ hex, tool, from: Infinity })))
  }

  erase(hexes: string[], joined = false): void {
    void this.edit({ kind: 'erase', hexes }, joined, hexes.map((hex) => ({ hex, tool: null, from: Infinity })))
  }

  move(from: string, to: string): void {
    if (from !== to) void this.edit({ kind: 'move', from, to })
  }

  /** Have the server make an edit, after those that are on their way. */
  edit(edit: Edit, joined = false, ghosts: Ghost[] = []): Promise<void> {
    const hexes = new Set(ghosts.map(({ hex }) => hex))
    this.ghosts = [...this.ghosts.filter(({ hex }) => !hexes.has(hex)), ...ghosts]
    this.waiting++
    return (this.queue = this.queue.then(() => this.send(edit, joined, ghosts)))
  }

  private async send(edit: Edit, joined: boolean, ghosts: Ghost[]): Promise<void> {
    this.waiting--
    try {
      const { document, draft } = await calls.edit(this.game, this.document, edit, !this.waiting)
      this.refusal = ''
      if (draft) this.remember(nameOf(document), draft)
      const next = edited(this.state, document, joined)
      const still = next === this.state ? [] : ghosts.map((ghost) => ({ ...ghost, from: this.asked + 1 }))
      this.ghosts = [...this.ghosts.filter((ghost) => !ghosts.includes(ghost)), ...still]
      this.become(next)
    } catch (error) {
      this.refusal = (error as Error).message
      this.ghosts = this.ghosts.filter((ghost) => !ghosts.includes(ghost))
    }
  }

  /** Put a value into a place of the document, or take it out. */
  set(at: Path, value: Value | undefined, typing = false): void {
    const [where, now] = [at.join('.'), Date.now()]
    const joined = typing && this.typed.where === where && now - this.typed.at < TYPING && this.canUndo
    this.typed = typing ? { where, at: now } : { where: '', at: 0 }
    this.queue = this.queue.then(() => {
      const next = value === undefined ? without(this.document, at) : (put(this.document, at, value) as Document)
      this.become(edited(this.state, next, joined))
    })
  }

  /** Go on with another document; that can be undone. */
  replace(document: Document): void {
    this.queue = this.queue.then(() => this.become(edited(this.state, document)))
  }

  undo(): void {
    this.step(undone)
  }

  redo(): void {
    this.step(redone)
  }

  private step(go: (from: Edited) => Edited): void {
    this.typed = { where: '', at: 0 }
    this.queue = this.queue.then(() => this.become(go(this.state)))
  }

  /** Put a hex into the field that is being filled, or take it out. */
  pick(hex: string): void {
    if (!this.picking) return
    const { at, one } = this.picking
    if (one) {
      this.set(at, hex)
      this.picking = null
      return
    }
    const rest = this.picked.filter((other) => other !== hex)
    this.set(at, rest.length < this.picked.length ? rest : [...rest, hex])
  }

  /** Another tab has changed the draft: go on with what it has. */
  adopt(): void {
    const draft = draftOf(this.id)
    if (!draft) return
    const { document, past, future } = draft
    this.state = { document, past, future }
    void this.refresh()
  }

  private become(next: Edited): void {
    if (next === this.state) return
    this.state = next
    this.keep()
    void this.refresh()
  }

  /** Keep the draft on this device. */
  keep(): void {
    const { id, game, state } = this
    this.kept = keepDraft({ id, game, at: Date.now(), ...state })
  }

  /** Have the document drawn and checked: one picture after the other, and none of a document that has changed since. */
  async refresh(): Promise<void> {
    this.asked++
    if (this.drawing) return
    this.drawing = true
    for (let shown = 0; shown !== this.asked; ) {
      shown = this.asked
      try {
        this.show(this.known() ?? (await this.draw()), shown)
      } catch (error) {
        this.refusal = (error as Error).message
        this.ghosts = []
      }
    }
    this.drawing = false
  }

  /** The picture of the document as it is, if it was drawn a short while ago: undoing needs no server. */
  private known(): Draft | undefined {
    return this.pictures.get(nameOf(this.document))
  }

  private async draw(): Promise<Draft> {
    const name = nameOf(this.document)
    const picture = await calls.draw(this.game, this.document)
    this.remember(name, picture)
    return picture
  }

  private remember(name: string, picture: Draft): void {
    this.pictures.set(name, picture)
    const [oldest] = this.pictures.keys()
    if (this.pictures.size > PICTURES) this.pictures.delete(oldest!)
  }

  private show(picture: Draft, number: number): void {
    this.view = picture.view && whole(picture.board.ground, picture.view, this.view)
    this.picture = picture
    this.ghosts = this.ghosts.filter(({ from }) => from > number)
  }
}

/** What tells the picture of a document from all others. */
const nameOf = (document: Document): string => JSON.stringify([settings.lang, document])
