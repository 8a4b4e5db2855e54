import { mkdirSync } from 'node:fs'
import dynalite from 'dynalite'
import type { Faults } from './faults/faults.ts'
import { strikeServer } from './faults/strike.ts'
import { guard, notOurs, standInKey } from './ground/guard.ts'
import { type Running, runServer } from './ground/running.ts'

/** Starts the DynamoDB stand-in on a loopback port; its tables live in `folder`. Requests must be signed, and come from no web page. */
export const startDynamo = (port: number, folder: string, faults?: Faults): Promise<Running> => {
  mkdirSync(folder, { recursive: true })
  const server = dynalite({ path: folder, createTableMs: 0 })
  strikeServer(server, 'store', faults)
  guard(server, notOurs(standInKey))
  return runServer(server, port)
}
