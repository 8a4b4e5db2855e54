import { join } from 'node:path'
import { jsonLog } from '@kupodex/lambdas'
import { useLocalSettings } from '@kupodex/pipeline/local-settings'
import { workerCommand } from './command.ts'

const err = (text: string) => void process.stderr.write(text)
const stopping = new AbortController()
for (const name of ['SIGTERM', 'SIGINT'] as const) {
  // The second one ends the process, as it would without us.
  process.once(name, () => {
    err('Stopping after the character under way; a second signal stops at once.\n')
    stopping.abort()
  })
}

useLocalSettings(process.env.KUPODEX_LOCAL ?? join(import.meta.dirname, '..', '..', '..', '.local'), process.env, err)
const code = await workerCommand(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err,
  env: process.env,
  log: jsonLog,
  stop: stopping.signal,
})
// Timers and connections that are left would hold it up.
process.exit(code)
