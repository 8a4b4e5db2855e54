/** The tables that hold only rows which other tables point to. */
export const referenceTables = ['items', 'npcs', 'quests', 'duties', 'fates', 'enemies', 'maps', 'placeNames'] as const

/** A table of which only the rows pointed to are kept. */
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
