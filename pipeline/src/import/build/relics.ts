import {
  activities,
  type Draft,
  type Names,
  relicHints,
  type RelicKind,
  relicKinds,
  type RelicRole,
  relicRoles,
  type RelicSlot,
  relicSlots,
  type TableRow,
} from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { itemIcon, itemName } from '../context/item-name.ts'
import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import { type Derived, typeOfActivity } from '../sources/index.ts'
import { fromFacts } from './build.ts'
import { acquired } from './collectable.ts'
import { newerAchievements } from './newer.ts'

const seriesColumns = [
  ...(['id', 'kind', 'expansion', 'is_chain', 'duty', 'activity', 'pieces', 'costs'] as const),
  ...columnsOfText(),
]
const relicColumns = [
  ...(['item_id', 'series', 'step', 'jobs', 'slot', 'achievement', 'icon', 'patch'] as const),
  ...columnsOfText(),
]
const costColumns = ['series', 'step', 'first_only', 'count', 'item', 'quest', 'price', ...columnsOfText()]
const hintColumns = ['achievement', 'series', 'step', 'means']

const seriesRows = ({ hand }: ImportContext) => hand.read('relic-series', seriesColumns)
const relicRows = ({ hand }: ImportContext) => hand.read('relics', relicColumns)

/** One of the words that a column may hold; null where it is empty. */
const wordOf = <Word extends string>(row: FactRow, column: string, words: readonly Word[]): Word | null => {
  const text = row.maybeText(column)
  if (text === null) return null
  return words.find((word) => word === text) ?? row.refuse(column, `"${text}" is none of ${words.join(', ')}`)
}

const isYes = (row: FactRow, column: string): boolean => wordOf(row, column, ['yes']) !== null

/** Rows of a file by their series, each of which has to have as many as it says. */
const bySeries = (context: ImportContext, rows: readonly FactRow[], column: 'pieces' | 'costs') => {
  const groups = Map.groupBy(rows, (row) => row.int('series'))
  for (const series of seriesRows(context)) {
    const [asked, there] = [series.int(column), groups.get(series.int('id'))?.length ?? 0]
    if (asked !== there) series.refuse(column, `the series has ${asked}, and ${there} are there`)
  }
  const known = new Set(seriesRows(context).map((row) => row.int('id')))
  const stray = rows.find((row) => !known.has(row.int('series')))
  stray?.refuse('series', `there is no series ${stray.int('series')}`)
  return groups
}

const nameOfItem = (id: number, row: FactRow, column: string, context: ImportContext): Names =>
  itemName(context, id) ?? row.refuse(column, `there is no item ${id}`)

const priceOf = (row: FactRow, context: ImportContext) => {
  const text = row.maybeText('price')
  if (text === null) return null
  const [, item, count] = /^(\d+):([1-9]\d*)$/.exec(text) ?? row.refuse('price', `"${text}" is not item:count`)
  return { name: nameOfItem(Number(item), row, 'price', context), count: Number(count) }
}

/** What a step takes: an item or a quest by its name in the game, else the words of the row. */
const nameOfCost = (row: FactRow, context: ImportContext): Names => {
  const [item, quest] = [row.maybeInt('item'), row.maybeInt('quest')]
  if (item !== null) return nameOfItem(item, row, 'item', context)
  if (quest === null) return row.names()
  return context.items.quests.get(quest)?.name ?? row.refuse('quest', `there is no quest ${quest}`)
}

const costOf = (row: FactRow, context: ImportContext) => ({
  step: row.int('step'),
  firstOnly: isYes(row, 'first_only'),
  count: row.int('count'),
  name: nameOfCost(row, context),
  isQuest: row.maybeInt('quest') !== null,
  price: priceOf(row, context),
})

const hintOf = (row: FactRow, { sheets }: ImportContext) => {
  const id = row.int('achievement')
  const achievement = sheets.open('Achievement').get(id) ?? row.refuse('achievement', `there is no achievement ${id}`)
  return {
    achievementId: id,
    name: achievement.names('Name'),
    step: row.int('step'),
    means: wordOf(row, 'means', relicHints) ?? row.refuse('means', 'the row does not say what it means'),
  }
}

interface Proof {
  id: number
  name: Names
  proven: readonly FactRow[]
}

/** The achievements that prove relics, with the names of the sheet, else those of `newer.csv`. One that neither names proves nothing yet. */
const proofsOf = (context: ImportContext): Proof[] => {
  const sheet = context.sheets.open('Achievement')
  const newer = newerAchievements(context)
  const rows = relicRows(context).filter((row) => row.maybeInt('achievement') !== null)
  return [...Map.groupBy(rows, (row) => row.int('achievement'))].flatMap(([id, proven]) => {
    const achievement = sheet.get(id)
    if (achievement === undefined && !newer.has(id)) proven[0]?.refuse('achievement', `there is no achievement ${id}`)
    const name =
      achievement === undefined || achievement.text('Name') === '' ? newer.get(id) : achievement.names('Name')
    return name === undefined ? [] : [{ id, name, proven }]
  })
}

/** Series of relics, with what their steps take and what achievements say of them. */
export const relicSeries = fromFacts('relicSeries', (context) => {
  const costs = bySeries(context, context.hand.read('relic-costs', costColumns), 'costs')
  const proofs = proofsOf(context)
  const hints = Map.groupBy(context.hand.read('relic-hints', hintColumns), (row) => row.int('series'))
  return seriesRows(context).map((row) => ({
    id: row.int('id'),
    name: row.names(),
    kind: wordOf<RelicKind>(row, 'kind', relicKinds) ?? row.refuse('kind', 'the kind is missing'),
    expansionId: row.maybeInt('expansion'),
    isChain: isYes(row, 'is_chain'),
    costs: (costs.get(row.int('id')) ?? []).map((cost) => costOf(cost, context)),
    proofs: proofs
      .filter(({ proven }) => proven.some((relic) => relic.int('series') === row.int('id')))
      .map(({ id, name }) => ({ achievementId: id, name })),
    hints: (hints.get(row.int('id')) ?? []).map((hint) => hintOf(hint, context)),
  }))
})

/** The duty or the part of the game that a series belongs to. */
const wayOf = (series: FactRow, step: number): Derived => {
  const duty = series.maybeInt('duty')
  if (duty !== null) return { source: { kind: 'instance', id: duty } }
  const activity = wordOf(series, 'activity', activities) ?? series.refuse('activity', 'there is neither it nor a duty')
  const isStepped = isYes(series, 'is_chain')
  return { source: { kind: 'activity', activity, ...(isStepped && { step }) }, type: typeOfActivity[activity] }
}

const jobIdsOf = (row: FactRow, { sheets }: ImportContext): number[] =>
  row
    .text('jobs')
    .split(' ')
    .map(
      (code) =>
        sheets.open('ClassJob').rows.find((job) => job.text('Abbreviation') === code)?.id ??
        row.refuse('jobs', `"${code}" is neither a job nor a role`),
    )

const isRole = (text: string): text is RelicRole => (relicRoles as readonly string[]).includes(text)

const wearersOf = (row: FactRow, context: ImportContext): Pick<TableRow<'relics'>, 'jobIds' | 'role'> => {
  const role = row.text('jobs')
  return isRole(role) ? { jobIds: [], role } : { jobIds: jobIdsOf(row, context), role: null }
}

/** The name of a relic's item; that of one newer than the lists of items is kept by hand. */
const nameOf = (row: FactRow, context: ImportContext): Names => itemName(context, row.int('item_id')) ?? row.names()

/** Relics: which items they are, of which step of which series, and for whom; kept by hand, because no sheet lists them all. */
export const relics = fromFacts('relics', (context) => {
  const series = new Map(seriesRows(context).map((row) => [row.int('id'), row]))
  const bySeriesId = bySeries(context, relicRows(context), 'pieces')
  const seen = new Set<number>()
  const placed = new Map<string, number>()
  const rows = [...bySeriesId.values()].flat().map((row, at) => {
    const [id, seriesId, step] = [row.int('item_id'), row.int('series'), row.int('step')]
    if (seen.has(id)) row.refuse('item_id', `${id} is there twice`)
    seen.add(id)
    const place = (placed.get(`${seriesId}/${step}`) ?? 0) + 1
    placed.set(`${seriesId}/${step}`, place)
    const of = series.get(seriesId) ?? row.refuse('series', `there is no series ${seriesId}`)
    return {
      id,
      name: nameOf(row, context),
      sort: at + 1,
      icon: itemIcon(context, id) || (row.maybeInt('icon') ?? 0),
      ...acquired(context, 'relics', id, [wayOf(of, step)], []),
      patch: context.items.patchOf(id) ?? row.maybeText('patch'),
      relicSeriesId: seriesId,
      step,
      place,
      ...wearersOf(row, context),
      slot: wordOf<RelicSlot>(row, 'slot', relicSlots),
    }
  })
  return rows
})

export const provenRelics = (context: ImportContext): Draft<TableRow<'proofs'>>[] =>
  proofsOf(context).map(({ id, proven }) => ({
    id,
    table: 'relics',
    ids: proven.map((row) => row.int('item_id')).sort((a, b) => a - b),
  }))
