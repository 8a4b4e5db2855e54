import { type Columns, columnsOf, type Language, nameIn, type TableRow } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { GroupColumns } from '../group-names.ts'

type Achievement = TableRow<'achievements'>

export const existing = <Row extends { deleted: boolean }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ deleted }) => !deleted)

const byCategory = (a: Achievement, b: Achievement) => a.categoryId - b.categoryId || a.sort - b.sort || a.id - b.id

/** Achievements by category in the game's order, in which they compress best, with some of their fields. */
export const achievementColumns = (
  achievements: readonly Achievement[],
  fields: readonly (keyof Achievement)[],
  language: Language,
): Columns =>
  columnsOf(
    achievements
      .toSorted(byCategory)
      .map((row) =>
        Object.fromEntries(fields.map((field) => [field, field === 'name' ? nameIn(row.name, language) : row[field]])),
      ),
  )

export const groupColumns = (achievements: readonly Achievement[], language: Language): GroupColumns => {
  const used = new Set(achievements.map(({ categoryId }) => categoryId))
  const categories = existing(loadTable('achievementCategories')).filter(({ id }) => used.has(id))
  const kindIds = new Set(categories.map(({ kindId }) => kindId))
  const kinds = existing(loadTable('achievementKinds')).filter(({ id }) => kindIds.has(id))
  return {
    kinds: columnsOf(kinds.map(({ id, name, slug }) => ({ id, name: nameIn(name, language), slug }))),
    categories: columnsOf(
      categories.map(({ id, kindId, name, slug }) => ({ id, kindId, name: nameIn(name, language), slug })),
    ),
  }
}
