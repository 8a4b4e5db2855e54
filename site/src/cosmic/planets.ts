import { useMemo } from 'react'
import { type Rates, ratesOf } from '@kupodex/data/eorzea'
import type { Language, LeanRow } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'

export interface Planet {
  id: number
  name: string
  /** The currency that only its missions pay. */
  creditItemId: number
  rates: Rates
}

export interface Planets {
  planets: readonly Planet[]
  weatherNames: ReadonlyMap<number, string>
}

const planetsOf = (
  rows: readonly LeanRow<'cosmicPlanets'>[],
  territories: readonly LeanRow<'territories'>[],
  weatherRates: readonly LeanRow<'weatherRates'>[],
): Planet[] =>
  rows.flatMap(({ id, name, creditItemId, territoryId }) => {
    const rates = ratesOf(territoryId, territories, weatherRates)
    return rates === null ? [] : [{ id, name, creditItemId, rates }]
  })

/** The planet that is chosen; all for 0. */
export const planetsIn = ({ planets }: Planets, planetId: number): readonly Planet[] =>
  planetId === 0 ? planets : planets.filter(({ id }) => id === planetId)

/** The planets with their weather; null until the tables are there, `failed` where they cannot be had. */
export const usePlanets = (language: Language): Planets | null | 'failed' => {
  const views = [
    useTable(language, 'cosmicPlanets'),
    useTable(language, 'territories'),
    useTable(language, 'weatherRates'),
    useTable(language, 'weathers'),
  ] as const
  const [planets, territories, rates, weathers] = views
  const hasFailed = views.some(({ state }) => state === 'failed')
  const known = useMemo(
    () =>
      planets.state !== 'ready' ||
      territories.state !== 'ready' ||
      rates.state !== 'ready' ||
      weathers.state !== 'ready'
        ? null
        : {
            planets: planetsOf(planets.rows, territories.rows, rates.rows),
            weatherNames: new Map(weathers.rows.map(({ id, name }) => [id, name])),
          },
    [planets, territories, rates, weathers],
  )
  return hasFailed ? 'failed' : known
}
