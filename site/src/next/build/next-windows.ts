import { type Condition, type Rates, ratesOf } from '@kupodex/data/eorzea'
import { type Language, nameIn, type Names } from '@kupodex/data/game'
import { counts } from '@kupodex/data/rules'
import { loadTables } from '@kupodex/data/tables'
import { factsOf } from '#collection/facts.ts'
import { mainPatches } from '#collection/thing.ts'
import { conditionOf as conditionOfMission } from '#cosmic/moment-at.ts'
import { isOceanSpot } from '#fish/ocean.ts'
import { conditionOf as conditionOfVista } from '#vistas/vista.ts'
import type { NextWindows, TimedThing, TimedType, Window } from '../windows.ts'

interface TimedRow {
  id: number
  name: Names
  number?: number | null
  patch?: string | null
  weatherId: number | null
  startHour: number | null
  endHour: number | null
}

interface Waiting<Row extends TimedRow> {
  row: Row
  condition: Condition
  place: string
  rates: Rates
}

const thingsIn = (
  type: TimedType,
  rows: readonly Omit<TimedRow, 'weatherId' | 'startHour' | 'endHour'>[],
  language: Language,
) => {
  const { itemBy } = factsOf(type).page
  const patches = mainPatches(rows.map(({ id, patch }) => ({ id, ...(patch !== undefined && { patch }) })))
  return new Map(
    rows.map(({ id, name, number }): [number, TimedThing] => [
      id,
      {
        ...{ id, name: nameIn(name, language) },
        key: itemBy === 'number' ? (number ?? id) : id,
        patch: patches.get(id) ?? null,
      },
    ]),
  )
}

/** The windows of things: one for all that wait for the same at the same place. */
const windowsOf = <Row extends TimedRow>(
  type: TimedType,
  waiting: readonly Waiting<Row>[],
  things: ReadonlyMap<number, TimedThing>,
  weatherOf: (id: number) => string | null,
): Window[] =>
  [
    ...Map.groupBy(waiting, ({ row, place }) => [type, place, row.weatherId, row.startHour, row.endHour].join(':')),
  ].flatMap(([key, some]) => {
    const [first] = some
    if (first === undefined) return []
    const { condition, place, rates, row } = first
    return {
      ...{ key, type, place, condition, rates },
      weather: row.weatherId === null ? null : weatherOf(row.weatherId),
      hours: condition.hours ?? null,
      things: some.flatMap((one) => things.get(one.row.id) ?? []),
    }
  })

/** What waits for the game's clock and weather of what totals count, and the fish of ocean fishing, with names in a language. */
export const nextWindows = (language: Language): NextWindows => {
  const tables = loadTables([
    'cosmicMissions',
    'cosmicPlanets',
    'vistas',
    'fish',
    'placeNames',
    'territories',
    'weatherRates',
    'weathers',
  ])
  const inLanguage = (rows: readonly { id: number; name: Names }[]) => {
    const names = new Map(rows.map(({ id, name }) => [id, nameIn(name, language)]))
    return (id: number) => names.get(id) ?? null
  }
  const [weatherOf, placeOf] = [inLanguage(tables.weathers), inLanguage(tables.placeNames)]
  const planets = new Map(tables.cosmicPlanets.map((planet) => [planet.id, planet]))
  const rates = new Map(tables.weatherRates.map((row) => [row.id, row.rates]))

  const missions = tables.cosmicMissions.filter(counts)
  const waitingMissions = missions.flatMap((row) => {
    const [condition, planet] = [conditionOfMission(row), planets.get(row.planetId)]
    const sky = planet === undefined ? null : ratesOf(planet.territoryId, tables.territories, tables.weatherRates)
    if (condition === null || planet === undefined || sky === null) return []
    return { row, condition, place: nameIn(planet.name, language), rates: sky }
  })
  const vistas = tables.vistas.filter(counts)
  const waitingVistas = vistas.flatMap((row) => {
    const [condition, sky] = [conditionOfVista(row), rates.get(row.weatherRateId ?? 0)]
    if (condition === null || sky === undefined) return []
    return { row, condition, place: placeOf(row.placeNameId) ?? '', rates: sky }
  })
  const ocean = tables.fish.filter((fish) => counts(fish) && isOceanSpot(fish.placeNameId))
  return {
    windows: [
      ...windowsOf('vista', waitingVistas, thingsIn('vista', vistas, language), weatherOf),
      ...windowsOf('cosmicMission', waitingMissions, thingsIn('cosmicMission', missions, language), weatherOf),
    ],
    ocean: [...thingsIn('fish', ocean, language).values()],
  }
}
