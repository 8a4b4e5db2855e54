import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const bytes = 32

/** A secret of this machine of 32 bytes: made when it is first needed, kept in a file of that name with the rest of the local state. */
export const keptSecret = (folder: string, name: string): Buffer => {
  const path = join(folder, name)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(path, randomBytes(bytes).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'hex')
}
