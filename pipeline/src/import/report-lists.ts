import type { Names } from '@kupodex/data/game'
import type { Dispute } from './context/disputes.ts'
import type { ImportOutcome, TableOutcome } from './run.ts'
import type { OldRow } from './write/old-tables.ts'

/** Whether a row is of a collection whose sources are known, and can be got. */
const canBeGot = (row: OldRow): boolean =>
  !row.deleted && Array.isArray(row['sources']) && row['obtainable'] !== false && row['isInLog'] !== false

/** Rows of a table that can be got, and those of them without a way. */
export const waysOfTable = ({ rows }: TableOutcome): { got: OldRow[]; without: OldRow[] } => {
  const got = rows.filter(canBeGot)
  return { got, without: got.filter((row) => (row['sources'] as unknown[]).length === 0) }
}

const nameOf = (row: OldRow | undefined): string => {
  const names = (row?.['name'] ?? row?.['masculine']) as Names | undefined
  return names?.en ?? ''
}

const disputeLine = ({ table, id, taken, against }: Dispute, { tables }: ImportOutcome): string => {
  const row = tables.find((outcome) => outcome.table === table)?.rows.find((one) => one.id === id)
  return `Facts disagree: ${table} ${id} ${nameOf(row)}: ${taken} by hand, ${against} by its ways`
}

/** What the report lists thing by thing: what is not released, has no way, or is disputed. */
export const reportLists = (outcome: ImportOutcome): string[] => [
  ...outcome.tables.flatMap(({ table, unreleased }) =>
    unreleased.map(({ id, name }) => `Not released: ${table} ${id} ${name}`),
  ),
  ...outcome.tables.flatMap((one) =>
    waysOfTable(one).without.map((row) => `No way known: ${one.table} ${row.id} ${nameOf(row)}`),
  ),
  ...outcome.unmatched.map((row) => `Corrected in hand/overrides.csv, but in no table: ${row}`),
  ...outcome.disputes.map((dispute) => disputeLine(dispute, outcome)),
]
