import { hostname } from 'node:os'
import type { Log } from '@kupodex/lambdas'
import { connectWorker, workUntil } from '@kupodex/lambdas/worker'
import { withArguments } from '@kupodex/pipeline/arguments'
import { sentenceOf } from '@kupodex/pipeline/failure'
import { readWorkerSettings, type WorkerSettings } from './settings.ts'

const usage = `npm run worker

Reads characters that are due from the Lodestone into the table, beside or instead of the function of a deployment, until it is
stopped: by SIGTERM or SIGINT after the character under way, by a second one at once. Whatever ends it, nothing is lost: a
character under way is due again in a quarter of an hour. All workers of a table have one pace, and one pause but where a machine is turned away.

Settings: AWS_REGION and the credentials of the policy that the deployment prints as WorkerPolicy; KUPODEX_TABLE, KUPODEX_BUCKET,
KUPODEX_CONTACT; KUPODEX_LODESTONE_RATE (1), KUPODEX_CANARY and KUPODEX_DISCOVERY as the deployment has them. Whether the
Lodestone answers this machine at all: npm run lodestone -- --check

Exit code: 0 stopped, 1 failed (a sentence says why), 2 used wrongly.
`

interface WorkerIo {
  out: (text: string) => void
  err: (text: string) => void
  env: Readonly<Record<string, string | undefined>>
  log: Log
  /** Ends it after the character under way. */
  stop: AbortSignal
}

/** After how long the log says how many characters were read, ms: as often as the function starts. */
const often = 5 * 60_000

const work = async (settings: WorkerSettings, { log, stop }: WorkerIo): Promise<void> => {
  const machine = hostname()
  const world = connectWorker(settings, log, { machine })
  const { KUPODEX_TABLE: table, KUPODEX_LODESTONE: lodestone, KUPODEX_LODESTONE_RATE: rate } = settings
  log({ level: 'info', event: 'workerStarted', machine, table, lodestone, rate: Number(rate) })
  while (!stop.aborted) await workUntil(world, AbortSignal.any([stop, AbortSignal.timeout(often)]))
  log({ level: 'info', event: 'workerStopped' })
}

export const workerCommand = withArguments({ usage, read: () => ({}) }, async (_, io: WorkerIo) => {
  const read = readWorkerSettings(io.env)
  if (!read.ok) {
    io.err(`${read.complaints.join('\n')}\n`)
    return 1
  }
  try {
    await work(read.settings, io)
    return 0
  } catch (error) {
    const { AWS_ENDPOINT_URL_DYNAMODB } = io.env
    const sentence = sentenceOf(error, { ...read.settings, AWS_ENDPOINT_URL_DYNAMODB })
    if (sentence === null) throw error
    io.err(`${sentence}\n`)
    return 1
  }
})
