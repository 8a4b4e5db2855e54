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

/**
 * The settings of the product that runs on this machine with its state in `folder`, for a command that has none of its own; null
 * where none runs, or where anything of AWS or of those settings is set already.
 */
export const findLocalSettings = (folder: string, env: Environment): Record<string, string> | null => {
  const found = read(folder)
  if (!found || !isRunning(found.pid)) return null
  const isConfigured = Object.keys(env).some((name) => name.startsWith('AWS_') || Object.hasOwn(found.env, name))
  return isConfigured ? null : found.env
}
