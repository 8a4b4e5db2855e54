import { oncePer } from '@kupodex/data/character'
import type { ImportContext } from '../context/context.ts'
import { headed } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { type Derived, sourceType } from '../sources/index.ts'
import type { TableBuilder } from './build.ts'
import { acquired } from './collectable.ts'
import { commandOf } from './emotes.ts'
import { shownAt } from './places.ts'

/** The sheet counts its rows from here. */
const firstRow = 0x21_0000

/** The blocks of the log: their patches are those of the achievements for them. */
const blocks = [
  { expansionId: 0, last: 80, patch: '2.28' },
  { expansionId: 1, last: 42, patch: '3.0' },
  { expansionId: 1, last: 62, patch: '3.1' },
  { expansionId: 2, last: 45, patch: '4.0' },
  { expansionId: 2, last: 62, patch: '4.1' },
  { expansionId: 3, last: 45, patch: '5.0' },
  { expansionId: 4, last: 46, patch: '6.0' },
  { expansionId: 5, last: 45, patch: '7.0' },
] as const

const patchOf = ({ expansionId, number }: LogEntry): string | null =>
  blocks.find((block) => block.expansionId === expansionId && number <= block.last)?.patch ?? null

/** A vista with its place in the log: of its expansion, and its number there. */
interface LogEntry {
  id: number
  row: SheetRow
  expansionId: number
  number: number
}

const placeOf = (row: SheetRow, sheets: Sheets): SheetRow =>
  sheets.open('Level').get(row.int('Level')) ?? row.refuse('Level', 'there is no such place')

const territoryOf = (row: SheetRow, sheets: Sheets): SheetRow =>
  sheets.open('TerritoryType').get(placeOf(row, sheets).int('Territory')) ??
  row.refuse('Level', 'the place is in no zone')

/** The sightseeing log in its order; each expansion has a log of its own, of what is in its zones. */
export const logOf = oncePer((sheets: Sheets): readonly LogEntry[] => {
  const counts = new Map<number, number>()
  return sheets
    .open('Adventure')
    .rows.filter((row) => row.text('Name') !== '')
    .map((row): LogEntry => {
      const expansionId = territoryOf(row, sheets).int('ExVersion')
      const number = (counts.get(expansionId) ?? 0) + 1
      counts.set(expansionId, number)
      return { id: row.id - firstRow + 1, row, expansionId, number }
    })
})

/** The hours between two times as the sheet writes them, 459 being the last minute before 5:00; null for any. */
const hoursOf = (row: SheetRow): { startHour: number | null; endHour: number | null } => {
  const [first, last] = [row.int('MinTime'), row.int('MaxTime')]
  if (first === 0 && last === 0) return { startHour: null, endHour: null }
  if (first % 100 !== 0 || first > 2300) row.refuse('MinTime', `${first} is no full hour`)
  if (last % 100 !== 59 || last > 2359) row.refuse('MaxTime', `${last} is not the last minute of an hour`)
  return { startHour: first / 100, endHour: (last + 41) / 100 }
}

const emoteOf = (row: SheetRow, context: ImportContext) => {
  const emote = context.sheets.open('Emote').get(row.int('Emote')) ?? row.refuse('Emote', 'there is no such emote')
  return { name: emote.names('Name'), command: commandOf(emote, context) }
}

const vistaOf = (entry: LogEntry, context: ImportContext) => {
  const { id, row, expansionId, number } = entry
  const shown = shownAt(context.sheets, placeOf(row, context.sheets)) ?? row.refuse('Level', 'the place is on no map')
  const { map, x, y } = shown
  const placeNameId = context.references.note('placeNames', map.int('PlaceName'))
  const way: Derived = {
    source: { kind: 'activity', activity: 'sightseeingLog', placeNameId, x, y },
    type: sourceType.other,
  }
  const weatherId = row.int('Weather') === 0 ? null : row.int('Weather')
  const hours = hoursOf(row)
  const isFree = weatherId === null && hours.startHour === null
  return {
    id,
    name: headed(row.names('Name')),
    sort: id,
    icon: row.int('IconList'),
    ...acquired(context, 'vistas', id, [way]),
    patch: patchOf(entry),
    number,
    expansionId,
    placeNameId,
    mapId: context.references.note('maps', map.id),
    x,
    y,
    weatherId,
    ...hours,
    weatherRateId: isFree ? null : territoryOf(row, context.sheets).int('WeatherRate'),
    emote: emoteOf(row, context),
    image: row.int('IconDiscovered'),
  }
}

export const vistas: TableBuilder<'vistas'> = {
  table: 'vistas',
  build: (context) => {
    const log = logOf(context.sheets)
    return {
      rows: log.map((entry) => vistaOf(entry, context)),
      skipped: context.sheets.open('Adventure').rows.length - log.length,
      prose: new Map(log.map(({ id, row }) => [id, { description: row.prose('Description') }])),
    }
  },
}
