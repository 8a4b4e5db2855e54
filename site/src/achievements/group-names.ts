import { type Columns, type LeanRow, rowsOfColumns } from '@kupodex/data/game'

/** What says where achievements are: kinds and categories with their words in addresses. */
export interface GroupNames {
  kinds: readonly Pick<LeanRow<'achievementKinds'>, 'id' | 'name' | 'slug'>[]
  categories: readonly Pick<LeanRow<'achievementCategories'>, 'id' | 'kindId' | 'name' | 'slug'>[]
}

/** The same as it is published. */
export type GroupColumns = { [Table in keyof GroupNames]: Columns }

export const groupNamesOf = ({ kinds, categories }: GroupColumns): GroupNames => ({
  kinds: rowsOfColumns(kinds),
  categories: rowsOfColumns(categories),
})
