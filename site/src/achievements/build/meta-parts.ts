import { columnsOf, type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { type MetaParts, partFields } from '../meta-sources.ts'
import { achievementColumns, existing, groupColumns } from './achievement-columns.ts'
import { rewardItems } from './rewards.ts'

/** The metas with all that they are made up from: a fifth of the achievements, and some thirty items. */
export const metaParts = (language: Language): MetaParts => {
  const metas = existing(loadTable('metas'))
  const ids = new Set(metas.flatMap(({ achievements, achievementId }) => [...achievements, achievementId]))
  const whole = new Set(metas.flatMap(({ achievementCategories }) => achievementCategories))
  const achievements = existing(loadTable('achievements')).filter(
    ({ id, categoryId }) => ids.has(id) || whole.has(categoryId),
  )
  return {
    metas: columnsOf(
      metas.map(({ updatedAt: _updatedAt, deleted: _deleted, name, ...rest }) => ({
        ...rest,
        name: nameIn(name, language),
      })),
    ),
    achievements: achievementColumns(achievements, partFields, language),
    ...groupColumns(achievements, language),
    items: rewardItems(
      metas.flatMap(({ items }) => items),
      language,
    ),
  }
}
