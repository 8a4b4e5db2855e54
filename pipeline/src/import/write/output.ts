import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { isRunning } from '#machine/is-running.ts'
import { reasonOf, Refusal } from '../sheets/refusal.ts'

/** The folder an import writes to, taken for itself until `close`. */
export interface Output {
  /** Puts the files that differ from what is there in place, all of them or none; gives the paths written. */
  write: (files: ReadonlyMap<string, string>) => string[]
  close: () => void
}

/** Files were being put in place when something failed: the next import finishes it. */
export class Unfinished extends Error {}

const prefix = '.import-'
const list = 'ready.json'

const sameOnDisk = (path: string, content: string): boolean => {
  try {
    return readFileSync(path, 'utf8') === content
  } catch {
    return false
  }
}

/** Moves the files written aside into place; those that an earlier try has moved already are passed over. */
const putInPlace = (folder: string, aside: string): void => {
  const paths = z.array(z.string()).parse(JSON.parse(readFileSync(join(aside, list), 'utf8')))
  for (const path of paths) {
    if (!existsSync(join(aside, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    renameSync(join(aside, path), join(folder, path))
  }
  rmSync(aside, { recursive: true, force: true })
}

/** Finishes an import that was killed while it put files in place, or clears away one that had only begun. */
const finish = (folder: string, aside: string): void => {
  if (existsSync(join(aside, list))) putInPlace(folder, aside)
  else rmSync(aside, { recursive: true, force: true })
}

/** Finishes what killed imports left; refuses while another import runs. */
const clearUp = (folder: string): void => {
  for (const name of readdirSync(folder).filter((file) => file.startsWith(prefix))) {
    const pid = Number(name.slice(prefix.length))
    if (pid === process.pid) continue
    if (isRunning(pid)) {
      const advice = `where process ${pid} is not an import, remove ${name}`
      throw new Refusal({ file: folder }, `another import is at work on this folder (${advice})`)
    }
    finish(folder, join(folder, name))
  }
}

const orRefuse = <Made>(folder: string, make: () => Made): Made => {
  try {
    return make()
  } catch (error) {
    throw new Refusal({ file: folder }, `cannot be written to: ${reasonOf(error)}`)
  }
}

/**
 * Takes a folder for an import, created where it is missing. Files are written aside first, all of them, then a list of them, then
 * each is renamed into place: an import that is killed before the list is there changed nothing, one killed after it is
 * finished by the next. A folder that another import works on, or that cannot be written to, is refused.
 */
export const openOutput = (folder: string): Output => {
  const isNew = !existsSync(folder)
  const aside = join(folder, `${prefix}${process.pid}`)
  orRefuse(folder, () => {
    // Left by a killed import that had our process id.
    if (existsSync(aside)) finish(folder, aside)
    mkdirSync(aside, { recursive: true })
  })
  const drop = () => rmSync(aside, { recursive: true, force: true })
  try {
    orRefuse(folder, () => clearUp(folder))
  } catch (error) {
    drop()
    throw error
  }
  return {
    write: (files) => {
      const changed = [...files].filter(([path, content]) => !sameOnDisk(join(folder, path), content))
      if (changed.length === 0) return []
      orRefuse(folder, () => {
        for (const [path, content] of changed) {
          mkdirSync(dirname(join(aside, path)), { recursive: true })
          writeFileSync(join(aside, path), content)
        }
        writeFileSync(join(aside, `${list}.new`), JSON.stringify(changed.map(([path]) => path)), { flush: true })
        renameSync(join(aside, `${list}.new`), join(aside, list))
      })
      try {
        putInPlace(folder, aside)
      } catch (error) {
        throw new Unfinished(`${folder}: only a part of the files is in place: ${reasonOf(error)}`, { cause: error })
      }
      return changed.map(([path]) => path)
    },
    close: () => {
      if (!existsSync(join(aside, list))) drop()
      if (isNew && readdirSync(folder).length === 0) rmdirSync(folder)
    },
  }
}
