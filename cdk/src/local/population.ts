import { join } from 'node:path'
import { loadPopulationTables, makePopulation, type Population } from '@kupodex/pipeline/population'
import * as z from 'zod'
import type { LocalConfig } from './ground/config.ts'
import { keep, readKept } from './ground/keep-file.ts'

const saved = z.object({
  seed: z.int(),
  people: z.int(),
  dataCenters: z.union([z.int(), z.literal('all')]).default('all'),
  now: z.int(),
})

const readSaved = (file: string): z.infer<typeof saved> | null => {
  const kept = readKept(file)
  if (kept === undefined) return null
  const read = saved.safeParse(kept)
  if (!read.success) throw new Error(`${file} is damaged. Delete the folder of local state to start over.`)
  return read.data
}

/**
 * The people of this machine: made for the moment of the first start (`now`, epoch ms), the same ones at every later
 * start. Other settings than those of the first start are refused, as the store holds what was read of these people.
 */
export const openPopulation = (config: LocalConfig, now: number): Population => {
  const file = join(config.folder, 'population.json')
  const { seed, people, dataCenters } = config
  const before = readSaved(file)
  const made = before ?? { seed, people, dataCenters, now: Math.floor(now / 1000) }
  if (made.seed !== seed || made.people !== people || made.dataCenters !== dataCenters) {
    throw new Error(
      `The local state was made with KUPODEX_SEED=${made.seed}, KUPODEX_PEOPLE=${made.people} and ` +
        `KUPODEX_DATA_CENTERS=${made.dataCenters}. Set these, or delete ${config.folder} to start again from nothing.`,
    )
  }
  if (before === null) keep(file, made)
  return makePopulation({
    seed: made.seed,
    size: made.people,
    tables: loadPopulationTables(),
    now: made.now,
    ...(made.dataCenters === 'all' ? {} : { dataCenters: made.dataCenters }),
  })
}
