import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import * as z from 'zod'
import { keep, readKept } from './keep-file.ts'

const keysSchema = z.object({
  /** Private keys that tokens are signed with, the first now. */
  keys: z.array(z.looseObject({ kty: z.literal('EC'), kid: z.string(), alg: z.literal('ES256') })).min(1),
  cookies: z.array(z.string()).min(1),
})

interface LoginKeys {
  keys: JWK[]
  cookies: string[]
}

/** The secrets of the provider of logins on this machine: made at the first start, kept with the rest of the local state. */
export const loginKeys = async (folder: string): Promise<LoginKeys> => {
  const path = join(folder, 'login', 'keys.json')
  const kept = readKept(path)
  if (kept !== undefined) return keysSchema.parse(kept)
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' }
  const made = { keys: [key], cookies: [randomBytes(32).toString('hex')] }
  keep(path, made)
  return made
}
