import type { HandFacts } from '../facts/hand-facts.ts'
import type { ItemFacts } from '../facts/item-facts.ts'
import type { Sheets } from '../sheets/sheets.ts'

/** The tables that hold only rows which other tables point to. */
export const referenceTables = ['items', 'npcs', 'quests', 'duties', 'fates', 'enemies', 'maps', 'placeNames'] as const

export type ReferenceTable = (typeof referenceTables)[number]

/** Collects which rows of the reference tables are pointed to, so that the tables stay small. */
export class References {
  readonly #ids = new Map<ReferenceTable, Set<number>>(referenceTables.map((table) => [table, new Set()]))

  /** Notes that a row is pointed to and gives the id back; 0 means none and is not noted. */
  note(table: ReferenceTable, id: number): number {
    if (id > 0) this.#ids.get(table)?.add(id)
    return id
  }

  /** The ids noted so far, ascending. */
  of(table: ReferenceTable): number[] {
    return [...(this.#ids.get(table) ?? [])].sort((a, b) => a - b)
  }
}

/** A thing of which facts kept by hand say something else than the ways to get it. */
export interface Dispute {
  table: string
  id: number
  /** What the table has. */
  taken: string
  /** What says otherwise. */
  against: string
}

/** Collects what facts disagree on while tables are built, each thing once. */
export class Disputes {
  readonly #all = new Map<string, Dispute>()

  note(dispute: Dispute): void {
    this.#all.set(`${dispute.table} ${dispute.id}`, dispute)
  }

  /** All of them, in the order noted. */
  get all(): Dispute[] {
    return [...this.#all.values()]
  }
}

/** What a table is built from: the game's sheets, the item facts (empty without `--items`), and facts kept by hand. */
export interface ImportContext {
  sheets: Sheets
  items: ItemFacts
  hand: HandFacts
  references: References
  disputes: Disputes
}
