import { collections, type KnownCollection } from '@kupodex/data/game'
import { achievementCountsInTotals, type Countable, counts, titleCountingOf } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { type CountedFile, distancesOf } from '#owned/counted-file.ts'

const achievements = () => loadTable('achievements').filter(({ deleted }) => !deleted)

const idsOf = (rows: readonly { id: number }[]): number[] => distancesOf(rows.map(({ id }) => id).sort((a, b) => a - b))

const titles = () => {
  const byId = new Map(achievements().map((row) => [row.id, row]))
  return loadTable('titles').filter(
    ({ deleted, achievementIds }) =>
      !deleted &&
      titleCountingOf(
        achievementIds.flatMap((id) => byId.get(id) ?? []),
        false,
      ) === 'counted',
  )
}

const rowsOf = ({ type, table }: KnownCollection): readonly { id: number }[] => {
  if (type === 'achievement') return achievements().filter((row) => achievementCountsInTotals(row, false))
  if (type === 'title') return titles()
  return (loadTable(table) as readonly (Countable & { id: number })[]).filter(counts)
}

/** What counts of every collection, and what besides of achievements for characters of the game's first version. */
export const countedThings = (): CountedFile => ({
  ...Object.fromEntries(collections.map((collection) => [collection.type, idsOf(rowsOf(collection))])),
  legacy: idsOf(achievements().filter((row) => achievementCountsInTotals(row, true))),
})
