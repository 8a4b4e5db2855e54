import { type CharacterFacts, factsOf, type FactTables } from './facts.ts'
import { markTables } from './mark-types.ts'
import { syncedParts } from './parts.ts'

/** Rows of made-up tables; fields that a test does not need may be left out. */
type SampleTables = {
  [Table in keyof FactTables]?: readonly (Partial<FactTables[Table][number]> & { id: number })[]
}

const blank = {
  name: '',
  dataCenterId: 0,
  obtainable: true,
  notLegacy: true,
  seasonal: false,
  points: 0,
  categoryId: 1,
  kindId: 1,
  titleId: 0,
  itemId: 0,
  sourceTypeId: 1,
  itemIds: [],
  achievementId: 0,
  achievements: [],
  achievementCategories: [],
  excludedAchievements: [],
  items: [],
  unlock: null,
  sources: [],
  deleted: false,
}

const names: readonly (keyof FactTables)[] = [
  ...new Set([
    ...syncedParts,
    ...Object.values(markTables),
    ...(['worlds', 'dataCenters', 'metas', 'raids', 'moogleTrove', 'shops', 'proofs'] as const),
  ]),
]

/** Complete tables for tests: missing fields get plain values. */
export const sampleTables = (tables: SampleTables = {}): FactTables =>
  Object.fromEntries(
    names.map((name) => [name, (tables[name] ?? []).map((row) => ({ ...blank, ...row }))]),
  ) as unknown as FactTables

/** Facts for tests; `deployTime` is 5. */
export const sampleFacts = (tables: SampleTables = {}): CharacterFacts => factsOf(sampleTables(tables), 5)
