import { loadTable } from '@kupodex/data/tables'

const categories = new Map(loadTable('achievementCategories').map((category) => [category.id, category]))
const kinds = new Map(loadTable('achievementKinds').map(({ id, slug }) => [id, slug]))

/** The words of the shelf of an achievement category, by its id. */
export const categoryPath = (id: number): string[] => {
  const category = categories.get(id)
  const kind = kinds.get(category?.kindId ?? 0)
  return category === undefined || kind === undefined ? ['achievements'] : ['achievements', kind, category.slug]
}
