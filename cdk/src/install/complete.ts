import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leftOut, lockSchema, thisMachine } from './left-out.ts'

/** Runs after `npm ci`, on the pinned Node: installs what npm left out because it ran on an older one itself. */
const root = join(import.meta.dirname, '..', '..', '..')

const machine = thisMachine()
const lock = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const missing = () => leftOut(lock, machine, (folder) => existsSync(join(root, folder)))

const before = missing()
if (before.length > 0) {
  const npm = process.env['npm_execpath']
  console.log(`npm left out ${before.length} native packages that need a newer Node than it runs on; installing them`)
  if (npm) {
    const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    spawnSync(process.execPath, [npm, 'install', ...quietly], { cwd: root, stdio: 'inherit' })
  }
  const still = missing()
  if (still.length > 0) {
    console.error(`Could not install ${still.join(', ')}; run npm ci with Node ${process.version} or a newer one`)
    process.exitCode = 1
  }
}
