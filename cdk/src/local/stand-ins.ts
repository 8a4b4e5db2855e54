import { mkdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import dynalite from 'dynalite'
import S3rver from 's3rver'
import { conditionalWrites } from './conditional-writes.ts'
import { guard, notOurs } from './guard.ts'

/** A running stand-in; `stop` ends it and resolves when its port is free again. */
export interface Running {
  stop: () => Promise<void>
}

/** What requests to the stand-ins are signed with. They stand for no account: whoever signs is a program of this machine. */
export const standInKey = 'S3RVER'

const stopServer = (server: Server): Running => ({
  stop: () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
})

/** Starts the DynamoDB stand-in on a loopback port; its tables live in `folder`. Requests must be signed, and come from no web page. */
export const startDynamo = (port: number, folder: string): Promise<Running> => {
  mkdirSync(folder, { recursive: true })
  const server = dynalite({ path: folder, createTableMs: 0 })
  guard(server, notOurs(standInKey))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(stopServer(server)))
  })
}

/**
 * Starts the S3 stand-in with one bucket on a loopback port; its objects live in `folder`. Requests must be signed, and come from
 * no web page; it keeps conditions of writes, as S3 does.
 */
export const startS3 = async (port: number, folder: string, bucket: string): Promise<Running> => {
  mkdirSync(join(folder), { recursive: true })
  const s3 = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  await s3.run()
  conditionalWrites(s3.httpServer, s3.store)
  guard(s3.httpServer, notOurs(standInKey))
  return { stop: () => s3.close() }
}
