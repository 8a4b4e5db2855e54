import { type Columns, type LeanRow, rowsOfColumns } from '@kupodex/data/game'
import { type GroupColumns, type GroupNames, groupNamesOf } from './group-names.ts'
import type { RewardItem } from './rewards.ts'

/** What the page of metas needs to know of an achievement. */
export const partFields = ['id', 'name', 'categoryId', 'sort'] as const

/** An achievement that is a part of a meta, or that the game gives for one. */
export type PartAchievement = Pick<LeanRow<'achievements'>, (typeof partFields)[number]>

export type Meta = Omit<LeanRow<'metas'>, 'updatedAt' | 'deleted'>

export interface MetaSources extends GroupNames {
  metas: readonly Meta[]
  achievements: readonly PartAchievement[]
  /** What items unlock, by item id. */
  items: Readonly<Record<string, RewardItem>>
}

/** The same as it is published, in one language. */
export interface MetaParts extends GroupColumns, Pick<MetaSources, 'items'> {
  metas: Columns
  achievements: Columns
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    metaParts: MetaParts
  }
}

export const metaSourcesOf = (file: MetaParts): MetaSources => ({
  ...groupNamesOf(file),
  metas: rowsOfColumns(file.metas),
  achievements: rowsOfColumns(file.achievements),
  items: file.items,
})
