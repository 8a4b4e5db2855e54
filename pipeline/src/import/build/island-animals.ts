import type { ImportContext } from '../context/context.ts'
import type { FactRow } from '../facts/fact-file.ts'
import { singularNames } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromSheet } from './build.ts'

const sizes = { 1: 'S', 2: 'M', 3: 'L' } as const
const columns = ['id', 'name_id', 'weather_id', 'start_hour', 'end_hour', 'x', 'y', 'cave']

const sizeOf = (row: SheetRow) =>
  sizes[row.int('Size') as keyof typeof sizes] ?? row.refuse('Size', 'there is no such size')

const varietyOf = (row: SheetRow): 1 | 2 | 3 => {
  const variety = row.int('Unknown0')
  return variety === 1 || variety === 2 || variety === 3 ? variety : row.refuse('Unknown0', 'there is no such variety')
}

const isInCave = (known: FactRow): boolean => {
  const text = known.text('cave')
  return text === '' || text === '1' ? text === '1' : known.refuse('cave', `"${text}" is not 1`)
}

const animal = (row: SheetRow, known: FactRow, { sheets, references }: ImportContext) => {
  const name = sheets.open('BNpcName').get(known.int('name_id')) ?? known.refuse('name_id', 'there is no such name')
  return {
    id: row.id,
    name: singularNames(name),
    icon: row.int('Icon'),
    sort: row.id,
    size: sizeOf(row),
    variety: varietyOf(row),
    leavingItemIds: [
      references.note('items', row.int('Reward[0]')),
      references.note('items', row.int('Reward[1]')),
    ] as [number, number],
    weatherId: known.maybeInt('weather_id'),
    startHour: known.maybeInt('start_hour'),
    endHour: known.maybeInt('end_hour'),
    ...(known.spot() ?? { x: null, y: null }),
    cave: isInCave(known),
  }
}

/** Animals of the island: the sheet has size and leavings, the hand-kept table names, conditions and places. */
export const islandAnimals = fromSheet('islandAnimals', 'MJIAnimals', ({ hand }) => {
  const known = new Map(hand.read('island-animals', columns).map((row) => [row.int('id'), row]))
  return {
    keep: (row) => row.int('BNpcBase') !== 0,
    make: (row, context) =>
      animal(row, known.get(row.id) ?? row.refuse('#', 'hand/island-animals.csv does not have this animal'), context),
  }
})
