declare module 'dynalite' {
  import type { Server } from 'node:http'
  /** DynamoDB over HTTP; tables live in `path`, or in memory without one. */
  export default function dynalite(options?: { path?: string; createTableMs?: number; deleteTableMs?: number }): Server
}
