import { gameFiles } from '#game-api/index.ts'
import { loadNightTables } from './catalog/load-tables.ts'
import type { NightData } from './command.ts'

/** A world of the data center. */
const home = 'Ravana'

/** The game's tables, but with the worlds of one data center: a file for each scope of all others is a minute's work. */
export const tablesOfHome = () => {
  const tables = loadNightTables()
  const { dataCenterId } = tables.worlds.find(({ name }) => name === home)!
  return {
    ...tables,
    worlds: tables.worlds.filter((world) => world.dataCenterId === dataCenterId),
    dataCenters: tables.dataCenters.filter(({ id }) => id === dataCenterId),
  }
}

/** The game's data of one data center, in one language of four. */
export const smallGame = (): NightData => {
  const tables = tablesOfHome()
  const files = [...gameFiles()].filter(({ key }) => !/^api\/game\/(en|fr|ja)\//.test(key))
  return { tables: () => tables, gameFiles: () => files }
}
