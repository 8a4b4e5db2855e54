import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { fitsMachine, type Machine } from '../install/left-out.ts'

const root = join(import.meta.dirname, '../../..')

const versions = z.record(z.string(), z.string()).default({})

const lockedPackage = z.looseObject({
  version: z.string(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
  dependencies: versions,
  optionalDependencies: versions,
})

type LockedPackage = z.infer<typeof lockedPackage>

const folderOf = (name: string) => `node_modules/${name}`

const readLock = (): Record<string, unknown> => {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8')
  return z.object({ packages: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text)).packages
}

/** The packages that some packages need, with themselves, as the lock file has them: those for one machine, or else for every one. */
const closureOf = (
  names: readonly string[],
  lock: Record<string, unknown>,
  machine?: Machine,
): Map<string, LockedPackage> => {
  const found = new Map<string, LockedPackage>()
  const add = (name: string): void => {
    if (found.has(name)) return
    const entry = lockedPackage.parse(lock[folderOf(name)], { error: () => `${name} is not in the lock file` })
    if (machine && !fitsMachine(entry, machine)) return
    found.set(name, entry)
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter((needed) => folderOf(needed) in lock)
      .forEach(add)
  }
  names.forEach(add)
  return found
}

/** Installs exactly what the lock file names, for a machine that may be another one than this. */
const install = (names: readonly string[], lock: Record<string, unknown>, machine: Machine, folder: string): void => {
  const closure = closureOf(names, lock)
  const dependencies = Object.fromEntries(names.map((name) => [name, closure.get(name)?.version]))
  const own = { name: 'bundle', version: '1.0.0', dependencies }
  const packages = Object.fromEntries([...closure.keys()].map((name) => [folderOf(name), lock[folderOf(name)]]))
  const locked = { ...own, lockfileVersion: 3, requires: true, packages: { '': own, ...packages } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(locked))
  const kind = [`--os=${machine.os}`, `--cpu=${machine.cpu}`, ...(machine.libc ? [`--libc=${machine.libc}`] : [])]
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...kind, ...quietly], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not install ${names.join(' and ')} for ${machine.os} on ${machine.cpu}`)
}

/**
 * Puts packages that cannot be bundled, such as native ones, into the `node_modules` of a bundle: copied from ours where those of the
 * machine that it is for are there, and else installed from the registry in the versions of our lock file.
 */
export const putPackages = (names: readonly string[], machine: Machine, folder: string): void => {
  const lock = readLock()
  // What only a package for other machines needs is not needed on this one.
  const needed = [...closureOf(names, lock, machine).keys()]
  if (!needed.every((name) => existsSync(join(root, folderOf(name))))) return install(names, lock, machine, folder)
  for (const name of needed) {
    mkdirSync(join(folder, folderOf(name), '..'), { recursive: true })
    cpSync(join(root, folderOf(name)), join(folder, folderOf(name)), { recursive: true, dereference: true })
  }
}

/** Puts single files of packages of ours into the `node_modules` of a bundle, by their paths below that folder. */
export const putPackageFiles = (paths: readonly string[], folder: string): void => {
  for (const path of paths) cpSync(join(root, 'node_modules', path), join(folder, 'node_modules', path))
}
