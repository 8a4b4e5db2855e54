import { webcrypto } from 'node:crypto'
import { chatHeaders } from '@kupodex/data/contract'
import { BoundedMap } from '@kupodex/data/store'
import { chatLimits } from '../ground/limits.ts'
import type { Headers } from '../http/event.ts'

/** Whether a request is from Discord, of now, and here for the first time. */
export type SignatureCheck = (headers: Headers, body: Uint8Array) => Promise<boolean>

const algorithm = { name: 'Ed25519' }

/** The signature and time of a request; null where they are not written as Discord writes them. */
const signed = (headers: Headers): { signature: string; timestamp: string } | null => {
  const signature = headers[chatHeaders.signature]?.toLowerCase() ?? ''
  const timestamp = headers[chatHeaders.timestamp] ?? ''
  return /^[0-9a-f]{128}$/.test(signature) && /^\d{1,12}$/.test(timestamp) ? { signature, timestamp } : null
}

/**
 * Makes the check of requests by the public key of the application (hexadecimal). What is older or newer than some minutes is refused, and
 * so is what this instance has answered before. `clock` in epoch ms.
 */
export const createSignatureCheck = (publicKey: string, clock: () => number): SignatureCheck => {
  const seen = new BoundedMap<string, true>(chatLimits.rememberedSignatures)
  const readKey = () => webcrypto.subtle.importKey('raw', Buffer.from(publicKey, 'hex'), algorithm, false, ['verify'])
  let key: ReturnType<typeof readKey> | undefined
  return async (headers, body) => {
    const given = signed(headers)
    if (given === null) return false
    const { signature, timestamp } = given
    if (Math.abs(clock() - Number(timestamp) * 1000) > chatLimits.longestAge * 1000) return false
    const message = Buffer.concat([Buffer.from(timestamp), body])
    key ??= readKey()
    if (!(await webcrypto.subtle.verify(algorithm, await key, Buffer.from(signature, 'hex'), message))) return false
    if (seen.has(signature)) return false
    seen.set(signature, true)
    return true
  }
}
