import { loadTable } from '@kupodex/data/tables'
import type { ShelfThing } from '#browse/thing.ts'
import type { LinkedWay, WayLinks } from '#collection/way-links.ts'
import type { ItemWay } from '#rarity/item.ts'

const categories = new Map(loadTable('achievementCategories').map((category) => [category.id, category]))
const kinds = new Map(loadTable('achievementKinds').map(({ id, slug }) => [id, slug]))

/** The words of the shelf of an achievement category, by its id. */
export const categoryPath = (id: number): string[] => {
  const category = categories.get(id)
  const kind = kinds.get(category?.kindId ?? 0)
  return category === undefined || kind === undefined ? ['achievements'] : ['achievements', kind, category.slug]
}

const categoryIds = new Map(loadTable('achievements').map(({ id, categoryId }) => [id, categoryId]))

const linked = ({ text, parts, achievementId }: ItemWay): LinkedWay[] => {
  if (parts !== undefined) return [{ text, parts }]
  if (achievementId === undefined) return []
  const [, ...below] = categoryPath(categoryIds.get(achievementId) ?? 0)
  return below.length === 0 ? [] : [{ text, achievement: [...below, achievementId] }]
}

/** The ways of things that have links, for the details of a list; things without any are left out. */
export const wayLinks = (things: readonly ShelfThing[]): WayLinks => ({
  ways: Object.fromEntries(
    things
      .map(({ item }) => [item.id, (item.ways ?? []).flatMap(linked)] as const)
      .filter(([, ways]) => ways.length > 0),
  ),
})
