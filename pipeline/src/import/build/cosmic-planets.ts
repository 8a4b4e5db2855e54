import type { SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { fromSheet } from './build.ts'

/** Stars; the selection screen counts them from 0, the tables from 1. */
export const cosmicPlanets = fromSheet('cosmicPlanets', 'WKSPlanetSelect', {
  keep: (row) => row.int('Name') !== 0,
  make: (row, { sheets, references }) => {
    const place = sheets.open('PlaceName').get(row.int('Name')) ?? row.refuse('Name', 'there is no such place')
    const territories = sheets.open('TerritoryType')
    const info =
      sheets
        .open('WKSTerritoryInfo')
        .rows.find((other) => territories.get(other.int('TerritoryType'))?.int('PlaceName') === place.id) ??
      row.refuse('Name', 'no zone has this name')
    return {
      id: row.id + 1,
      name: place.names('Name'),
      territoryId: info.int('TerritoryType'),
      creditItemId: references.note('items', info.int('Item')),
    }
  },
})

const isMission = (row: SheetRow) => row.text('Name') !== ''

/** The planet of every mission. No column has it: they are listed by planet, each list ending with its critical missions (IsSpecialQuest). */
export const planetByMission = (sheets: Sheets): ReadonlyMap<number, number> => {
  const planets = new Map<number, number>()
  let planet = 1
  let critical = false
  for (const row of sheets.open('WKSMissionUnit').rows.filter(isMission)) {
    if (critical && !row.bool('IsSpecialQuest')) planet++
    critical = row.bool('IsSpecialQuest')
    planets.set(row.id, planet)
  }
  return planets
}
