import { type BaseRow } from '@kupodex/data/contract'
import { differing, type EditedTable, isEmptyOverride, type Override } from '@kupodex/data/game'
import type { Store } from '@kupodex/data/store'
import type { EditedRow } from './hand-file.ts'

/** Whether a table says by itself all that an override says. */
const isInTable = (row: BaseRow | undefined, fields: Override): boolean =>
  row !== undefined && !isEmptyOverride(fields) && isEmptyOverride(differing(row, fields))

/** What became of an override: cleared, kept because the tables that readers have do not say it, or changed meanwhile. */
export type Clearing = 'cleared' | 'kept' | 'changed'

/**
 * Clears an override that the published tables say by themselves. Its versions stay in the history, and what an editor writes
 * meanwhile stays.
 */
export const clearOverride = async (
  store: Pick<Store, 'saveOverride'>,
  { table, id, override }: EditedRow & { table: EditedTable },
  row: BaseRow | undefined,
  now: number,
): Promise<Clearing> => {
  if (!isInTable(row, override.fields)) return 'kept'
  const change = { kind: 'clear', by: 'overrides', fields: {}, now } as const
  return (await store.saveOverride(table, id, override.version, change)).ok ? 'cleared' : 'changed'
}
