import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { leaveLocalSettings } from '@kupodex/pipeline/local-settings'
import { localEnvironment, logFile, readConfig } from './ground/config.ts'
import { bringUp } from './bring-up.ts'
import { live } from './live.ts'
import { logTo } from './log-file.ts'
import { introductionPath } from './lodestone/index.ts'
import { madeUpPassword, madeUpPeople } from './login/people.ts'
import { requireFreePorts } from './ports.ts'
import { startStack } from './stack.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const main = async (signal: AbortSignal): Promise<void> => {
  const config = readConfig(process.env, root)
  await requireFreePorts({
    KUPODEX_PORT: config.ports.site,
    KUPODEX_PORT_LODESTONE: config.ports.lodestone,
    KUPODEX_PORT_DYNAMODB: config.ports.dynamodb,
    KUPODEX_PORT_S3: config.ports.s3,
    KUPODEX_PORT_LOGIN: config.ports.login,
    KUPODEX_PORT_MARKET: config.ports.market,
  })
  mkdirSync(config.folder, { recursive: true })
  const log = logTo(logFile(config), Date.now)
  const stack = await startStack(config)
  const takeAway = leaveLocalSettings(config.folder, localEnvironment(config))
  try {
    const deps = { stack, root, out: process.stdout, log, now: Date.now, signal }
    await bringUp(deps)
    await stack.serve(log)
    const address = `http://localhost:${config.ports.site}/`
    const seconds = Math.round(process.uptime())
    console.log(`\nKupodex is at ${address} after ${seconds} s (Ctrl-C stops it; its data stays in ${config.folder})`)
    const emails = madeUpPeople.map(({ email, roles }) =>
      roles.includes('admin') ? `${email} (administrator)` : email,
    )
    console.log(`Log in with an account of your own, or as ${emails.join(', ')}, password ${madeUpPassword}`)
    console.log(
      `Verification codes go into introductions at http://localhost:${config.ports.lodestone}${introductionPath} (as on the real Lodestone)`,
    )
    await live(deps)
  } finally {
    takeAway()
    await stack.stop()
  }
}

const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => {
    console.log('\nStopping ...')
    stopping.abort()
  })
}

try {
  await main(stopping.signal)
  process.exit(0)
} catch (error) {
  if (stopping.signal.aborted) process.exit(0)
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
