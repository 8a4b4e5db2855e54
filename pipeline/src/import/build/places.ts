import { mapCoordinates, type Names } from '@kupodex/data/game'
import type { SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { rowsBy } from '../sources/sheet-index.ts'
import { headed } from '../sheets/display-name.ts'
import type { ImportContext } from '../context/context.ts'

/** Sheet Level, column Type: an NPC. */
const eventNpc = 8

/** Where an NPC stands according to the sheets: its rows of Level that lie on a map, in the sheet's order. */
export const placesOf = (sheets: Sheets, npcId: number): readonly SheetRow[] =>
  (rowsBy(sheets.open('Level'), 'Object').get(npcId) ?? []).filter(
    (row) => row.int('Type') === eventNpc && row.int('Map') !== 0,
  )

/** The map a row of Level lies on, and the coordinates shown there; null where the map is not in the sheets. */
export const shownAt = (sheets: Sheets, place: SheetRow): { map: SheetRow; x: number; y: number } | null => {
  const map = sheets.open('Map').get(place.int('Map'))
  if (!map) return null
  const scale = { sizeFactor: map.int('SizeFactor'), offsetX: map.int('OffsetX'), offsetY: map.int('OffsetY') }
  return { map, ...mapCoordinates(place.number('X'), place.number('Z'), scale) }
}

/** The name of a place as a heading; null where the sheets have none. */
export const placeName = ({ sheets }: Pick<ImportContext, 'sheets'>, id: number): Names | null => {
  const row = sheets.open('PlaceName').get(id)
  return row === undefined || row.text('Name') === '' ? null : headed(row.names('Name'))
}
