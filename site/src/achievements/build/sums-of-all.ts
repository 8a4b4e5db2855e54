import { factsOf, type FactTables, summariseAchievements } from '@kupodex/data/character'
import { loadTable } from '@kupodex/data/tables'

const tables = new Proxy({} as FactTables, { get: (_, name) => loadTable(name as 'achievements') })

export const realFacts = factsOf(tables, 0)

/** The sums of somebody who played after the relaunch only, and has nothing. */
export const sumsOfAll = () => ({ kinds: summariseAchievements([], realFacts, false).kinds })
