import { ratesOf } from '@kupodex/data/eorzea'
import { type Language, nameIn } from '@kupodex/data/game'
import { loadTables } from '@kupodex/data/tables'
import { guideIn } from '#animals/build/guide.ts'
import { awaitedOn } from '#cosmic/awaited.ts'
import type { DeskPlaces } from '../places.ts'

export const deskPlaces = (language: Language): DeskPlaces => {
  const tables = loadTables(['cosmicPlanets', 'cosmicMissions', 'territories', 'weatherRates', 'weathers'])
  const missions = tables.cosmicMissions.filter(({ deleted }) => !deleted)
  const planets = tables.cosmicPlanets.flatMap(({ id, name, territoryId, deleted }) => {
    const rates = ratesOf(territoryId, tables.territories, tables.weatherRates)
    return deleted || rates === null
      ? []
      : [{ id, name: nameIn(name, language), rates, awaited: awaitedOn({ id, rates }, missions) }]
  })
  const shown = new Set(planets.flatMap(({ rates }) => rates.map(({ weatherId }) => weatherId)))
  return {
    planets,
    weathers: Object.fromEntries(
      tables.weathers.flatMap(({ id, name }) => (shown.has(id) ? [[id, nameIn(name, language)]] : [])),
    ),
    island: guideIn(language).facts,
  }
}
