declare module 'dynalite' {
  import type { Server } from 'node:http'
  /** DynamoDB over HTTP; tables live in `path`, or in memory without one. */
  export default function dynalite(options?: { path?: string; createTableMs?: number; deleteTableMs?: number }): Server
}

declare module 's3rver' {
  import type { Server } from 'node:http'
  /** S3 over HTTP; objects live in `directory`. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: (string | Buffer)[] }[]
    })
    run(): Promise<unknown>
    /** There once it runs. */
    readonly httpServer: Server
    readonly store: { getMetadata: (bucket: string, key: string) => Promise<{ etag: string }> }
    close(): Promise<void>
  }
}
