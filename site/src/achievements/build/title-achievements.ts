import type { Language } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { giverFields, type TitleAchievements } from '../title-sources.ts'
import { achievementColumns, existing, groupColumns } from './achievement-columns.ts'

/** What the page of titles needs of achievements: a quarter of these give a title. */
export const titleAchievements = (language: Language): TitleAchievements => {
  const giving = new Set(existing(loadTable('titles')).flatMap(({ achievementIds }) => achievementIds))
  const achievements = existing(loadTable('achievements')).filter(({ id }) => giving.has(id))
  return {
    achievements: achievementColumns(achievements, giverFields, language),
    ...groupColumns(achievements, language),
  }
}
