import { join } from 'node:path'
import { chatPath } from '@kupodex/data/contract'
import { discordKey } from '../local/kept-secret.ts'
import { readConfig } from '../local/ground/config.ts'
import { discordCommand } from './command.ts'

process.exitCode = await discordCommand(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  fetch: globalThis.fetch,
  now: Date.now,
  local: () => {
    const { folder, ports } = readConfig(process.env, join(import.meta.dirname, '..', '..', '..'))
    return { url: `http://localhost:${ports.site}${chatPath}`, headersOf: discordKey(folder).headersOf }
  },
})
