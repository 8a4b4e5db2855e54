import { loadTable } from '@kupodex/data/tables'
import type { LooseRow } from '#build/published.ts'

const kinds = new Map(loadTable('achievementKinds').map(({ id, sort }) => [id, sort]))
const categories = new Map(loadTable('achievementCategories').map(({ id, sort }) => [id, sort]))

/** What a row is ordered by: an achievement by its kind and category first, everything by its place in the game's list. */
const keysOf = (row: LooseRow): number[] => [
  kinds.get(Number(row['kindId'])) ?? 0,
  categories.get(Number(row['categoryId'])) ?? 0,
  Number(row['sort'] ?? 0),
  Number(row.id),
]

export const inGameOrder = <Row extends LooseRow>(rows: readonly Row[]): Row[] =>
  rows
    .map((row) => ({ row, keys: keysOf(row) }))
    .sort((a, b) => a.keys.map((key, at) => key - (b.keys[at] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ row }) => row)
