import { castIndex, makePopulation, personAt, type CastRole, type Person } from '@kupodex/pipeline/population'
import { loadLodestoneTables } from './ground/tables.ts'
import { createLodestone } from './lodestone.ts'

/** A small Lodestone for tests, its clock stopped. */
export const now = Date.UTC(2026, 10, 1)
export const tables = loadLodestoneTables()
export const population = makePopulation({ seed: 'lodestone', size: 700, tables, now: now / 1000 })

export const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

/** The stand-in with that population. */
export const makeLodestone = () => createLodestone({ population, tables, clock: () => now })

/** The person of a role of the cast. */
export const member = (role: CastRole): Person => personAt(population, castIndex(role))
