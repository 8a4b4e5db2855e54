import { type Language, nameIn, type Names, rarityTables, type RarityType, rarityTypes } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { AchievementFacts, Reward } from '#rarity/item.ts'
import { nameOf } from '#rarity/row.ts'
import type { LooseRow } from '#build/published.ts'

const namesOf = (table: 'achievementKinds' | 'achievementCategories' | 'items'): ReadonlyMap<number, Names> =>
  new Map(loadTable(table).map(({ id, name }) => [id, name]))

const kinds = namesOf('achievementKinds')
const categories = namesOf('achievementCategories')
const items = namesOf('items')
const titles = new Map(loadTable('titles').map((title) => [title.id, title]))

/** The collectable that each item unlocks. */
const unlocked = new Map(
  rarityTypes.flatMap((type) =>
    loadTable(rarityTables[type]).flatMap((row) =>
      'itemIds' in row && !row.deleted
        ? row.itemIds.map((itemId): [number, [RarityType, number]] => [itemId, [type, row.id]])
        : [],
    ),
  ),
)

/** `Title III`, by its English name: the series that it is of. */
const numbered = /^(?<stem>.+\S)\s+[IVXL]+$/

/** The first achievement of each series of at least two that the game still has, by the ids of its achievements. */
export const seriesIn = (
  achievements: readonly { id: number; name: Names; categoryId: number; deleted: boolean }[],
): ReadonlyMap<number, number> => {
  const series = new Map<string, number[]>()
  for (const { id, name, categoryId, deleted } of achievements) {
    const stem = numbered.exec(name.en)?.groups?.['stem']
    const key = `${categoryId} ${stem}`
    if (stem !== undefined && !deleted) series.set(key, [...(series.get(key) ?? []), id])
  }
  return new Map(
    [...series.values()].flatMap((ids) =>
      ids.length > 1 ? ids.map((id): [number, number] => [id, Math.min(...ids)]) : [],
    ),
  )
}

const series = seriesIn(loadTable('achievements'))

/** The achievements that need an achievement, by its id. */
const needing = new Map<number, number[]>()
for (const { achievements, achievementId, deleted } of loadTable('metas'))
  if (achievementId > 0 && !deleted)
    for (const id of achievements) needing.set(id, [...(needing.get(id) ?? []), achievementId])

const titleOf = (titleId: number, language: Language): Reward | undefined => {
  const title = titles.get(titleId)
  if (title === undefined) return undefined
  const [name, feminine] = [nameIn(title.masculine, language), nameIn(title.feminine, language)]
  return { name: nameOf({ name, feminine: feminine === name ? undefined : feminine }), page: ['title', titleId] }
}

/** What an item is to someone who is given it: its name, and the page of what it unlocks; undefined for no item. */
export const rewardOf = (itemId: number, language: Language): Reward | undefined => {
  const name = items.get(itemId)
  const page = unlocked.get(itemId)
  return name === undefined ? undefined : { name: nameIn(name, language), ...(page === undefined ? {} : { page }) }
}

/** What the tables know of an achievement, in words; undefined for a row without a category. */
export const achievementFacts = (row: LooseRow, language: Language): AchievementFacts | undefined => {
  const names = [kinds.get(Number(row['kindId'])), categories.get(Number(row['categoryId']))].flatMap((name) =>
    name === undefined ? [] : [nameIn(name, language)],
  )
  if (names.length === 0) return undefined
  const facts: { [Key in keyof AchievementFacts]: AchievementFacts[Key] | undefined } = {
    category: [...new Set(names)].join(' › '),
    points: Number(row['points']) || undefined,
    title: titleOf(Number(row['titleId']), language),
    reward: rewardOf(Number(row['itemId']), language),
    series: series.get(Number(row.id)),
    partOf: needing.get(Number(row.id)),
  }
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as unknown as AchievementFacts
}
