import type { ImportContext } from '../context/context.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromSheet, type TableBuilder } from './build.ts'

export const weathers = fromSheet('weathers', 'Weather', {
  keep: (row) => row.id !== 0 && row.text('Name') !== '',
  make: (row) => ({ id: row.id, name: row.names('Name'), icon: row.int('Icon') }),
})

const ratesOf = (row: SheetRow) => {
  const percents = row.ints('Rate')
  return row
    .ints('Weather')
    .map((weatherId, at) => ({ weatherId, percent: percents[at] ?? 0 }))
    .filter(({ percent }) => percent > 0)
}

/** Zones that are shown on a map and whose weather changes. */
const changing = ({ sheets }: ImportContext): SheetRow[] => {
  const rates = sheets.open('WeatherRate')
  return sheets.open('TerritoryType').rows.filter((row) => {
    const rate = rates.get(row.int('WeatherRate'))
    return row.int('PlaceName') !== 0 && row.int('Map') !== 0 && rate !== undefined && ratesOf(rate).length > 1
  })
}

/** How often each weather comes, for the rates that a zone uses. */
export const weatherRates = fromSheet('weatherRates', 'WeatherRate', (context) => {
  const used = new Set(changing(context).map((row) => row.int('WeatherRate')))
  return {
    keep: (row) => used.has(row.id),
    make: (row) => {
      const rates = ratesOf(row)
      const sum = rates.reduce((total, { percent }) => total + percent, 0)
      if (sum > 100) row.refuse('Rate[0]', `the rates add up to ${sum}, which is more than 100`)
      return { id: row.id, rates }
    },
  }
})

/** One zone to a place: the sheet repeats a zone for every duty and story scene set there; the first is the zone itself. */
export const territories: TableBuilder<'territories'> = {
  table: 'territories',
  build: (context) => {
    const zones = new Map<string, SheetRow>()
    for (const row of changing(context)) {
      const key = `${row.int('PlaceName')} ${row.int('WeatherRate')}`
      if (!zones.has(key)) zones.set(key, row)
    }
    return {
      rows: [...zones.values()].map((row) => ({
        id: row.id,
        placeNameId: context.references.note('placeNames', row.int('PlaceName')),
        regionPlaceNameId: context.references.note('placeNames', row.int('PlaceNameRegion')),
        mapId: context.references.note('maps', row.int('Map')),
        weatherRateId: row.int('WeatherRate'),
        expansionId: row.int('ExVersion'),
      })),
      skipped: context.sheets.open('TerritoryType').rows.length - zones.size,
    }
  },
}
