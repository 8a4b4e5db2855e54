import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, nameIn } from '@kupodex/data/game'
import { isMarkType, markTables, type MarkType, proofsOf } from '@kupodex/data/character'
import { loadTable, loadTables } from '@kupodex/data/tables'
import { pictured, thingImages } from '#images/configured.ts'
import { familyOf } from '#images/picture.ts'
import { memo } from '#format/memo.ts'
import type { CollectionPageProps } from '../frame.ts'
import { factsOf, listFacts, type ListedType } from '../facts.ts'
import type { Tally } from '../tally.ts'

/** The achievements that say how many things of a collection a character has, with their names; none of most collections. */
const talliesOf = (language: Language, type: ListedType): Tally[] => {
  if (!isMarkType(type)) return []
  const names = new Map(loadTable('achievements').map(({ id, name }) => [id, nameIn(name, language)]))
  return loadTable('tallies')
    .filter(({ table, deleted }) => table === markTables[type] && !deleted)
    .map(({ id, count }) => ({ id, count, name: names.get(id) ?? '' }))
}

const provenBy = memo((type: MarkType) => {
  const ids = new Set(proofsOf(loadTables(['proofs', ...Object.values(markTables)]))[type].map(([id]) => id))
  return loadTable('achievements').filter(({ id }) => ids.has(id))
})

/** The names of the achievements that prove things of a collection, by id; none of one that nobody ticks. */
const proofNames = (language: Language, type: ListedType): Readonly<Record<number, string>> =>
  isMarkType(type) ? Object.fromEntries(provenBy(type).map(({ id, name }) => [id, nameIn(name, language)])) : {}

/** Collections whose page is the list alone: all that have no route of their own. */
export const plainLists = listFacts.filter(
  ({ page }) => !existsSync(join(import.meta.env.KUPODEX_SOURCES ?? '', 'pages/[...lang]/char', page.path)),
)

/** What the island of a collection's page is given; `images` is where pictures of things are, null without any. */
export const listPageProps = (
  language: Language,
  type: ListedType,
  images = thingImages(),
  families = images === null ? [] : pictured(),
): CollectionPageProps => {
  const facts = factsOf(type)
  const isPictured = families.includes(familyOf(facts.list ?? type))
  return {
    ...{ language, facts, images, isPictured },
    proofNames: proofNames(language, type),
    tallies: talliesOf(language, type),
  }
}
