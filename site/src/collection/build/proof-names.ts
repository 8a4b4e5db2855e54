import { isMarkType, markTables, type MarkType, proofsOf } from '@kupodex/data/character'
import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable, loadTables } from '@kupodex/data/tables'
import { memo } from '#format/memo.ts'
import type { ListedType } from '../facts.ts'

/** The achievements that prove things of a collection, with their names. */
const provenBy = memo((type: MarkType) => {
  const ids = new Set(proofsOf(loadTables(['proofs', ...Object.values(markTables)]))[type].map(([id]) => id))
  return loadTable('achievements').filter(({ id }) => ids.has(id))
})

/** The names of the achievements that prove things of a collection, by id; none of one that nobody ticks. */
export const proofNames = (language: Language, type: ListedType): Readonly<Record<number, string>> =>
  isMarkType(type) ? Object.fromEntries(provenBy(type).map(({ id, name }) => [id, nameIn(name, language)])) : {}
