import type { NightTables } from './catalog/catalog.ts'
import { nightTableNames } from './catalog/load-tables.ts'

/** Tables that a night reads, for tests: those given, the others empty. */
export const nightTables = (tables: Partial<NightTables> = {}): NightTables => ({
  ...(Object.fromEntries(nightTableNames.map((name) => [name, []])) as unknown as NightTables),
  ...tables,
})
