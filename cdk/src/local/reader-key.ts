import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const bytes = 32

/** The key that hashes of readers are made with on this machine: made at the first start, kept with the rest of the local state. */
export const readerKey = (folder: string): string => {
  const path = join(folder, 'reader.key')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(path, randomBytes(bytes).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}
