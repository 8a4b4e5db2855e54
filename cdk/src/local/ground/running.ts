import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A running stand-in; `stop` ends it and resolves when its port is free again. */
export interface Running {
  stop: () => Promise<void>
}

/**
 * Starts a server on a loopback port; port 0 takes a free one. Its connections stay open while nobody uses them: where a server closes them, requests that are
 * on their way in the same moment are lost, and when many are, their clients stop trying again.
 */
export const runServer = (server: Server, port: number): Promise<Running & { port: number }> => {
  server.keepAliveTimeout = 0
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve({ stop, port: (server.address() as AddressInfo).port }))
  })
}
