import { collections } from '@kupodex/data/game'
import { achievementCountingOf, boards, countingOf, sumUp } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import { catalogOf } from './catalog.ts'
import { loadNightTables } from './load-tables.ts'
import { possibleScore } from './weights.ts'

const tables = loadNightTables()
const catalog = catalogOf(tables)

/** How each row of a collection that the game still has is counted. */
const countingsOf = ({ type, table }: (typeof collections)[number]) =>
  type === 'achievement'
    ? tables.achievements.filter(({ deleted }) => !deleted).map((row) => achievementCountingOf(row, false))
    : tables[table as 'mounts'].filter(({ deleted }) => !deleted).map(countingOf)

test.each(boards.filter(({ measure }) => measure === 'counted'))(
  'the board $type/$mode is of as many things as count everywhere else',
  (board) => {
    const collection = collections.find(({ type }) => type === board.type)
    if (collection === undefined) throw new Error(`${board.type} is not ranked`)
    const { possible } = sumUp(countingsOf(collection).map((counting) => ({ counting, isOwned: false })))
    expect(possibleScore(catalog, {}, board)).toBe(possible)
  },
)
