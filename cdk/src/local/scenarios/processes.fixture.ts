import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Scene } from './scene.fixture.ts'

/** A worker process; `ended` resolves to its exit code, null where it was killed, and what it printed. */
export interface WorkerProcess {
  child: ChildProcess
  ended: Promise<{ code: number | null; output: string }>
}

/** Starts a worker on a scene's store and stand-in, in real time. */
export const startWorker = (scene: Scene, { rate, leaseMs }: { rate: number; leaseMs: number }): WorkerProcess => {
  const { endpoint, lodestone } = scene
  const child = spawn(process.execPath, [join(import.meta.dirname, 'worker.fixture.ts')], {
    env: {
      ...process.env,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_ENDPOINT_URL_DYNAMODB: endpoint.endpoint,
      KUPODEX_TABLE: endpoint.table,
      KUPODEX_LODESTONE: lodestone.base,
      KUPODEX_LODESTONE_RATE: String(rate),
      LEASE_MS: String(leaseMs),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, ended: new Promise((resolve) => child.once('exit', (code) => resolve({ code, output }))) }
}
