import { type Columns, type LeanRow, rowsOfColumns } from '@kupodex/data/game'
import { type GroupColumns, type GroupNames, groupNamesOf } from './group-names.ts'

/** What the page of titles needs to know of an achievement. */
export const giverFields = ['id', 'name', 'categoryId', 'obtainable', 'notLegacy', 'seasonal'] as const

export type Giver = Pick<LeanRow<'achievements'>, (typeof giverFields)[number]>

/** The achievements that give titles, with the kinds and categories that these are of. */
export interface TitleSources extends GroupNames {
  achievements: readonly Giver[]
}

/** The same as it is published, in one language. */
export interface TitleAchievements extends GroupColumns {
  achievements: Columns
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    titleAchievements: TitleAchievements
  }
}

export const titleSourcesOf = (file: TitleAchievements): TitleSources => ({
  ...groupNamesOf(file),
  achievements: rowsOfColumns(file.achievements),
})
