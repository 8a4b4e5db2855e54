import { describe, expect, test } from 'vitest'
import { collections } from '../game/collections/index.ts'
import { loadTable } from '../game/tables/index.ts'
import {
  achievementCountingOf,
  type Countable,
  type CountableAchievement,
  type Counting,
  countingOf,
  isListed,
  sumUp,
  titleCountingOf,
} from '../rules/index.ts'
import { summariseAchievements } from './achievement-sums.ts'
import { type CharacterFacts, factsOf, type FactTables } from './facts.ts'
import { isMarkType } from './mark-types.ts'
import { type Summary, summarise, summariseMarks } from './summary.ts'

/** The game's own tables, loaded as they are asked for. */
const tables = new Proxy({} as FactTables, { get: (_, name) => loadTable(name as never) })
const facts = factsOf(tables, 0)

const achievements = new Map(loadTable('achievements').map((row) => [row.id, row]))

interface Row extends Countable {
  id: number | string
  achievementIds?: readonly number[]
}

const rowsOf = (table: (typeof collections)[number]['table']): readonly Row[] =>
  (loadTable(table) as readonly Row[]).filter(({ deleted }) => deleted !== true)

const countingFor = (type: (typeof collections)[number]['type'], row: Row, legacy: boolean): Counting => {
  if (type === 'achievement') return achievementCountingOf(row as unknown as CountableAchievement, legacy)
  if (type !== 'title') return countingOf(row)
  const givers = (row.achievementIds ?? []).flatMap((id) => achievements.get(id) ?? [])
  return titleCountingOf(
    givers.filter(({ deleted }) => !deleted),
    legacy,
  )
}

/** What functions answer of a collection. */
const answered = (
  { type, table }: (typeof collections)[number],
  ids: readonly number[],
  legacy: boolean,
): Pick<Summary, 'count' | 'possible'> => {
  const owned = ids.map((id) => ({ id, date: 1 }))
  if (isMarkType(type)) return summariseMarks(owned, facts.marks[type])
  if (type === 'title') return summariseAchievements(owned, facts, legacy).titles
  return summarise(owned, facts[table as keyof CharacterFacts] as never, legacy)
}

describe.each(collections)('$type', (collection) => {
  const { type, table } = collection
  const rows = rowsOf(table)
  // A made-up character has every third thing; titles follow from every third achievement.
  const ids = (type === 'title' ? [...achievements.keys()] : rows.map(({ id }) => Number(id))).filter(
    (_, at) => at % 3 === 0,
  )
  const owns = ({ id, achievementIds = [] }: Row) =>
    type === 'title' ? achievementIds.some((one) => ids.includes(one)) : ids.includes(Number(id))

  test.each([false, true])(
    'adds up to all that there is, and is what functions answer; Legacy character: %s',
    (legacy) => {
      const things = rows.map((row) => ({ counting: countingFor(type, row, legacy), isOwned: owns(row) }))
      const listed = things.filter(isListed)
      const sums = sumUp(things)
      const total = (field: 'owned' | 'all') => sums.rows.reduce((sum, row) => sum + row[field], 0)
      expect([total('all'), total('owned')]).toEqual([listed.length, listed.filter(({ isOwned }) => isOwned).length])
      expect(sums).toMatchObject({ all: total('all'), owned: total('owned') })
      expect(sums.rows.every(({ all }) => all > 0)).toBe(true)
      expect(sums.rows[0]).toEqual({ counting: 'counted', owned: sums.count, all: sums.possible })
      const { count, possible } = answered(collection, ids, legacy)
      expect([sums.count, sums.possible]).toEqual([count, possible])
    },
  )
})
