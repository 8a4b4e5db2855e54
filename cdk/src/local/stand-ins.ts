import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import dynalite from 'dynalite'
import type { Faults } from './faults/faults.ts'
import { strikeServer } from './faults/strike.ts'
import { guard, notOurs, standInKey } from './guard.ts'

/** A running stand-in; `stop` ends it and resolves when its port is free again. */
export interface Running {
  stop: () => Promise<void>
}

const stopServer = (server: Server): Running => ({
  stop: () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
})

/**
 * Keeps connections open that nobody uses for a while: where a server closes them, requests that are on their way in the same moment
 * are lost, and when many are, their clients stop trying again.
 */
export const keepOpen = (server: Server): void => void (server.keepAliveTimeout = 0)

/** Starts the DynamoDB stand-in on a loopback port; its tables live in `folder`. Requests must be signed, and come from no web page. */
export const startDynamo = (port: number, folder: string, faults?: Faults): Promise<Running> => {
  mkdirSync(folder, { recursive: true })
  const server = dynalite({ path: folder, createTableMs: 0 })
  keepOpen(server)
  strikeServer(server, 'store', faults)
  guard(server, notOurs(standInKey))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(stopServer(server)))
  })
}
