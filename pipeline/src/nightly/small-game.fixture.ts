import { filesOfGame } from '#game-api/files.ts'
import { loadGameData } from '#game-api/load-game.ts'
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

/** The game's data of one data center, and of its files those of mounts in one language of four. */
export const smallGame = (): NightData => {
  const tables = tablesOfHome()
  const { rows, ...game } = loadGameData()
  const { mounts = [] } = rows
  const files = [...filesOfGame({ ...game, rows: { mounts } })].filter(
    ({ key }) => !/^api\/game(-lean)?\/(en|fr|ja)\//.test(key),
  )
  return { tables: () => tables, gameFiles: () => files }
}
