import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPopulationTables, makePopulation, type Person, personAt } from '@kupodex/pipeline/population'
import type { LocalConfig } from '../src/local/ground/config.ts'

/** Everybody who lives in the Lodestone stand-in, as they were when it was made. */
export const everybody = (config: LocalConfig): Person[] => {
  const made = JSON.parse(readFileSync(join(config.folder, 'population.json'), 'utf8')) as { now: number }
  const population = makePopulation({
    seed: config.seed,
    size: config.people,
    tables: loadPopulationTables(),
    now: made.now,
    ...(config.dataCenters === 'all' ? {} : { dataCenters: config.dataCenters }),
  })
  return Array.from({ length: config.people }, (_, index) => personAt(population, index))
}

/** Those whom a ranking may show: on the Lodestone, with a public profile. */
export const isShown = ({ state, privacy }: Person): boolean => state === 'listed' && !privacy.profile
