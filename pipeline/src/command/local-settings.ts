import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { isRunning } from '../machine/is-running.ts'

const settingsSchema = z.object({
  /** The process that the settings are of. */
  pid: z.int().positive(),
  env: z.record(z.string(), z.string()),
})

type Environment = Readonly<Record<string, string | undefined>>

const fileOf = (folder: string) => join(folder, 'settings.json')

/** Leaves the settings of the product that runs in this process in its folder, for commands beside it; returns what takes them away. */
export const leaveLocalSettings = (folder: string, env: Readonly<Record<string, string>>): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const content: z.infer<typeof settingsSchema> = { pid: process.pid, env }
  writeFileSync(fileOf(folder), JSON.stringify(content), { mode: 0o600 })
  return () => rmSync(fileOf(folder), { force: true })
}

const read = (folder: string): z.infer<typeof settingsSchema> | null => {
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(fileOf(folder), 'utf8')))
  } catch {
    return null
  }
}

/** Settings of AWS that say which account or region is meant; others, such as `AWS_CA_BUNDLE` or `AWS_PAGER`, say nothing of a deployment. */
const ofAccount =
  /^AWS_(REGION|DEFAULT_REGION|(DEFAULT_)?PROFILE|ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN|ROLE_ARN|WEB_IDENTITY_TOKEN_FILE|CONTAINER_.*|ENDPOINT_URL.*|CONFIG_FILE|SHARED_CREDENTIALS_FILE)$/

/** What was found of a product on this machine: its settings, or the names of those that say that another one is meant. */
type LocalSettings = { use: true; env: Record<string, string> } | { use: false; because: string[] }

/**
 * The settings of the product that runs on this machine with its state in `folder`, for a command that has none of its own; null
 * where none runs. They are not to be used where one of them, or an account or region of AWS, is set already.
 */
export const findLocalSettings = (folder: string, env: Environment): LocalSettings | null => {
  const found = read(folder)
  if (!found || !isRunning(found.pid)) return null
  const because = Object.keys(env).filter((name) => ofAccount.test(name) || Object.hasOwn(found.env, name))
  return because.length > 0 ? { use: false, because } : { use: true, env: found.env }
}

/**
 * Puts the settings of the product on this machine into an environment, for a command that has none of its own, and says so; says why
 * not where another product is meant. `env` is changed: the clients of AWS look for credentials there.
 */
export const useLocalSettings = (folder: string, env: NodeJS.ProcessEnv, say: (line: string) => void): void => {
  const found = findLocalSettings(folder, env)
  if (!found) return
  if (found.use) {
    Object.assign(env, found.env)
    say(`No settings given: using those of npm start on this machine (${found.env.KUPODEX_SITE}).\n`)
    return
  }
  // Who names a table means a deployment, and needs no word about this machine.
  if (env.KUPODEX_TABLE === undefined)
    say(`npm start runs on this machine; its settings are not used because ${found.because.join(', ')} is set.\n`)
}
