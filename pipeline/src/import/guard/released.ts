import { collections, type Names, type TableName } from '@kupodex/data/game'
import { columnsOfText } from '../facts/fact-file.ts'
import type { HandFacts } from '../facts/hand-facts.ts'
import { isUnsettled } from '../sheets/display-name.ts'

export interface Unreleased {
  id: number
  name: string
}

interface Row {
  id: number
  name?: unknown
  masculine?: unknown
}

const collected: ReadonlySet<string> = new Set(collections.map(({ table }) => table))

const namesOf = (row: Row): Names | null => (row.name ?? row.masculine ?? null) as Names | null

/** Names that later patches gave, from `names.csv` (table, id and the names), by id. */
const namesByHand = (hand: HandFacts, table: TableName): ReadonlyMap<number, Names> =>
  new Map(
    hand
      .read('names', ['table', 'id', ...columnsOfText()])
      .filter((row) => row.text('table') === table)
      .map((row) => [row.int('id'), row.names()]),
  )

/**
 * The rows of a collection that the game has released: those whose English name is settled, and those that facts kept by
 * hand name. The others are left out; those that an earlier import had stay, marked as deleted.
 */
export const releasedRows = <One extends Row>(
  table: TableName,
  rows: readonly One[],
  hand: HandFacts,
): { rows: One[]; unreleased: Unreleased[] } => {
  if (!collected.has(table)) return { rows: [...rows], unreleased: [] }
  const known = namesByHand(hand, table)
  const unreleased: Unreleased[] = []
  const released = rows.flatMap((row): One[] => {
    const english = namesOf(row)?.en
    if (english === undefined || !isUnsettled(english)) return [row]
    const name = known.get(row.id)
    if (name) return [{ ...row, name }]
    unreleased.push({ id: row.id, name: english })
    return []
  })
  return { rows: released, unreleased }
}
