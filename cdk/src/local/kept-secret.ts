import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSigner } from '@kupodex/lambdas/chat'

const bytes = 32

/** A secret of this machine of 32 bytes: made when it is first needed, kept in a file of that name with the rest of the local state. */
const keptSecret = (folder: string, name: string): Buffer => {
  const path = join(folder, name)
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(path, randomBytes(bytes).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'hex')
}

/** The key that hashes of readers are made with on this machine: made at the first start, kept with the rest of the local state. */
export const readerKey = (folder: string): string => keptSecret(folder, 'reader.key').toString('hex')

/** The key pair of the stand-in for Discord on this machine, made when it is first needed: signs requests as Discord does. */
export const discordKey = (folder: string): ReturnType<typeof createSigner> =>
  createSigner(keptSecret(folder, 'discord.key'))
