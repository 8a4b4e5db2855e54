import type { Draft, Names, TableName, TableRow } from '@kupodex/data/game'
import { legacyKind } from '@kupodex/data/rules'
import type { ImportContext } from '../context/context.ts'
import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import type { HandFacts } from '../facts/hand-facts.ts'
import type { Loss } from '../guard/losses.ts'
import { seasonalCategories } from '../sources/seasons.ts'
import { acquired, soldOf, type UnlockedTable } from './collectable.ts'

/** The columns of `newer.csv`; those behind `sort` are of some tables alone. */
const columns = [
  ...['table', 'id', ...columnsOfText(), 'icon', 'patch', 'sort'],
  ...(['number', 'category', 'points', 'hidden'] as const),
]

const countOf = (row: FactRow, column: string): number =>
  row.maybeCount(column) ?? row.refuse(column, 'the number is missing')

const patchOf = (row: FactRow): string => {
  const patch = row.text('patch')
  return /^\d+\.\d+$/.test(patch) ? patch : row.refuse('patch', `"${patch}" is not a valid patch`)
}

const categoryOf = (row: FactRow, sheet: string, { sheets }: ImportContext) => {
  const id = countOf(row, 'category')
  return sheets.open(sheet).get(id) ?? row.refuse('category', `there is no category ${id}`)
}

/** What a row says of everything collected; what lists of players know counts until the sheets say more. */
const thingOf = (table: UnlockedTable, row: FactRow, context: ImportContext) => ({
  id: row.int('id'),
  name: row.names(),
  sort: countOf(row, 'sort'),
  icon: countOf(row, 'icon'),
  ...acquired(context, table, row.int('id')),
  patch: patchOf(row),
  onMarket: soldOf(context, table, row.int('id')),
  provisional: true as const,
})

type Maker<Name extends TableName> = (row: FactRow, context: ImportContext) => Draft<TableRow<Name>>

/** How the rows of each table are made; what no list of players has is null. */
const makers = {
  achievements: (row, context) => {
    const category = categoryOf(row, 'AchievementCategory', context)
    const kindId = category.int('AchievementKind')
    return {
      id: row.int('id'),
      name: row.names(),
      points: countOf(row, 'points'),
      icon: countOf(row, 'icon'),
      sort: countOf(row, 'sort'),
      titleId: 0,
      itemId: 0,
      obtainable: true,
      notLegacy: kindId !== legacyKind,
      seasonal: seasonalCategories.has(category.id),
      categoryId: category.id,
      kindId,
      hidden: countOf(row, 'hidden'),
      patch: patchOf(row),
      provisional: true,
    }
  },
  mounts: (row, context) => ({
    ...thingOf('mounts', row, context),
    isInLog: true,
    extraSeats: null,
    airborne: null,
    ownMusic: null,
  }),
  minions: (row, context) => ({ ...thingOf('minions', row, context), isInLog: true, raceId: null }),
  orchestrions: (row, context) => ({
    ...thingOf('orchestrions', row, context),
    number: row.maybeCount('number'),
    orchestrionCategoryId: categoryOf(row, 'OrchestrionCategory', context).id,
  }),
  emotes: (row, context) => ({
    ...thingOf('emotes', row, context),
    emoteCategoryId: categoryOf(row, 'EmoteCategory', context).id,
    command: null,
    unlockLink: null,
  }),
  bardings: (row, context) => ({ ...thingOf('bardings', row, context), grandCompanyId: null }),
  fashions: (row, context) => thingOf('fashions', row, context),
} satisfies { [Name in TableName]?: Maker<Name> }

const makerOf = (table: string) => (Object.hasOwn(makers, table) ? makers[table as keyof typeof makers] : undefined)

const read = (hand: HandFacts): readonly FactRow[] => {
  const seen = new Set<string>()
  const rows = hand.read('newer', columns)
  for (const row of rows) {
    const [table, key] = [row.text('table'), `${row.text('table')} ${row.int('id')}`]
    if (makerOf(table) === undefined) row.refuse('table', `rows of ${table} are not taken from here`)
    if (seen.has(key)) row.refuse('id', `there is another row on ${key}`)
    seen.add(key)
  }
  return rows
}

/**
 * The rows of a table that `data/hand/newer.csv` has and the sheets, which made `known`, are too old for. They have the ids of the game, so
 * that the sheets of a later patch take their place, whatever characters have of them.
 */
export const newerRows = (
  table: TableName,
  known: readonly { id: number }[],
  context: ImportContext,
): Draft<{ id: number }>[] => {
  const make = makerOf(table)
  if (make === undefined) return []
  const ids = new Set(known.map(({ id }) => id))
  return read(context.hand)
    .filter((row) => row.text('table') === table && !ids.has(row.int('id')))
    .map((row) => make(row, context))
}

/** The names of achievements that `newer.csv` has, by id. */
export const newerAchievements = ({ hand }: ImportContext): ReadonlyMap<number, Names> =>
  new Map(
    read(hand)
      .filter((row) => row.text('table') === 'achievements')
      .map((row) => [row.int('id'), row.names()]),
  )

/** Rows of `newer.csv` that the sheets have by now (`mounts 429`). */
export const replacedRows = (
  hand: HandFacts,
  tables: readonly { table: TableName; rows: readonly { id: number; provisional?: unknown }[] }[],
): string[] => {
  const made = new Set(
    tables.flatMap(({ table, rows }) =>
      rows.filter((row) => row.provisional !== true).map(({ id }) => `${table} ${id}`),
    ),
  )
  return read(hand)
    .map((row) => `${row.text('table')} ${row.int('id')}`)
    .filter((key) => made.has(key))
}

/** Rows that an earlier import had from what players know and that neither it nor the sheets have any more. */
export const newerLosses = (
  table: TableName,
  old: readonly { id: number; deleted: boolean; provisional?: unknown }[],
  built: readonly { id: number }[],
): Loss[] => {
  const ids = new Set(built.map(({ id }) => id))
  return old
    .filter((row) => row.provisional === true && !row.deleted && !ids.has(row.id))
    .map(({ id }) => ({
      file: makerOf(table) === undefined ? `hand/${table}.csv` : 'hand/newer.csv',
      problem: `${table} ${id} is missing, the last import had it, and the sheets do not have it`,
    }))
}
