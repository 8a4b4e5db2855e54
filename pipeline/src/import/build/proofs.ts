import type { TableRow } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { FactRow } from '../facts/fact-file.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromFacts } from './build.ts'
import { provenRelics } from './relics.ts'
import { logOf } from './vistas.ts'

/** The tables of `hand/proofs.csv`; what proves a relic stands with the relics. */
type ProvenTable = Exclude<TableRow<'proofs'>['table'], 'relics'>

/** The most fish of one spot. */
const fishOfSpot = 10

const fishAt = (spot: SheetRow, { sheets }: ImportContext): number[] => {
  const items = new Set(Array.from({ length: fishOfSpot }, (_, at) => spot.int(`Item[${at}]`)).filter((id) => id !== 0))
  return sheets
    .open('FishParameter')
    .rows.filter((row) => items.has(row.int('Item')) && row.bool('IsInLog'))
    .map(({ id }) => id)
}

const recordsOf = (series: number, { sheets }: ImportContext): number[] =>
  sheets.open('VVDNotebookSeries').get(series)?.ids('Contents') ?? []

const vistasOf = (expansionId: number) => (number: number, context: ImportContext) =>
  logOf(context.sheets)
    .filter((entry) => entry.expansionId === expansionId && entry.number === number)
    .map(({ id }) => id)

/** The numbers that a row of each table has, by which the rows are chosen: of a fish those of its fishing spots. */
const rowsBy: Readonly<
  Record<ProvenTable, Readonly<Record<string, (number: number, context: ImportContext) => number[]>>>
> = {
  fish: {
    spot: (number, context) => {
      const spot = context.sheets.open('FishingSpot').get(number)
      return spot === undefined ? [] : fishAt(spot, context)
    },
  },
  ttcards: {
    number: (number, { sheets }) =>
      sheets
        .open('TripleTriadCardResident')
        .rows.filter((row) => row.int('Order') === number && row.int('UIPriority') === 0 && row.int('Top') !== 0)
        .map(({ id }) => id),
  },
  bozjaNotes: {
    number: (number, { sheets }) =>
      sheets
        .open('MYCWarResultNotebook')
        .rows.filter((row) => row.int('Number') === number)
        .map(({ id }) => id),
  },
  surveyRecords: {
    series: recordsOf,
  },
  occultRecords: {
    number: (number, { sheets }) =>
      sheets
        .open('MKDLore')
        .rows.filter((row) => row.id === number && row.text('Name') !== '')
        .map(({ id }) => id),
  },
  vistas: {
    realmReborn: vistasOf(0),
    heavensward: vistasOf(1),
    stormblood: vistasOf(2),
    shadowbringers: vistasOf(3),
    endwalker: vistasOf(4),
    dawntrail: vistasOf(5),
  },
}

/** The type of achievements that ask for all records of the series `Key`. */
const allOfSeries = 31

/** The things that an achievement asks for where the sheet says which, else how many they are. */
const askedFor = (achievement: SheetRow, context: ImportContext): number | number[] =>
  achievement.int('Type') === allOfSeries ? recordsOf(achievement.int('Key'), context) : achievement.int('Data[0]')

const isProvenTable = (table: string): table is ProvenTable => Object.hasOwn(rowsBy, table)

const proof = (row: FactRow, context: ImportContext) => {
  const id = row.int('achievement')
  const achievement = context.sheets.open('Achievement').get(id)
  if (!achievement || achievement.text('Name') === '') return row.refuse('achievement', `there is no achievement ${id}`)
  const table = row.text('table')
  if (!isProvenTable(table)) return row.refuse('table', `nothing is proven of "${table}"`)
  const by = row.text('by')
  const chosen = rowsBy[table][by] ?? row.refuse('by', `rows of ${table} are not chosen by "${by}"`)
  const [from, to] = [row.int('from'), row.int('to')]
  const ids = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => chosen(from + at, context)).flat()
  const asked = askedFor(achievement, context)
  const needed = typeof asked === 'number' ? asked : asked.length
  if (ids.length !== needed) row.refuse('to', `the achievement asks for ${needed}, and these are ${ids.length}`)
  if (typeof asked !== 'number' && asked.some((one) => !ids.includes(one)))
    row.refuse('from', 'the achievement asks for others')
  return { id, table, ids: ids.sort((a, b) => a - b) }
}

/** Achievements that need certain things, by `data/hand/proofs.csv`: rows of a table. The sheet has how many alone, which must agree. */
export const proofs = fromFacts('proofs', (context) =>
  [
    ...context.hand.read('proofs', ['achievement', 'table', 'by', 'from', 'to']).map((row) => proof(row, context)),
    ...provenRelics(context),
  ].sort((a, b) => a.id - b.id),
)
