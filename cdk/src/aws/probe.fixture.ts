import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** What loading a bundle without and with its settings shows; run as a program of its own, the bundle as argument. */
export interface Probe {
  /** What it says when it finds no setting. */
  complaint: string
  /** Tables that it looked for and did not find. */
  missing: string[]
  /** Whether it has a handler. */
  handles: boolean
}

const [file, settings] = process.argv.slice(2)
if (file && settings) {
  const missing: string[] = []
  const { existsSync } = fs
  fs.existsSync = (path) => {
    const found = existsSync(path)
    if (!found) missing.push(String(path))
    return found
  }
  syncBuiltinESMExports()
  const complaint = await import(file).then(
    () => '',
    (error: Error) => error.message,
  )
  Object.assign(process.env, JSON.parse(settings), { AWS_REGION: 'eu-central-1' })
  const { handler } = (await import(`${file}?again`)) as { handler: unknown }
  process.stdout.write(JSON.stringify({ complaint, missing, handles: typeof handler === 'function' } satisfies Probe))
}
