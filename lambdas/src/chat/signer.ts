import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { chatHeaders } from '@kupodex/data/contract'

/** What an Ed25519 key has in PKCS #8 before its 32 bytes. */
const beforeKey = '302e020100300506032b657004220420'

/** A stand-in for Discord, for one machine and for tests: signs requests as it does, by a secret of 32 bytes. */
export const createSigner = (secret: Buffer) => {
  const der = Buffer.concat([Buffer.from(beforeKey, 'hex'), secret])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    /** The public key in hexadecimal, as a setting has it. */
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    /** The headers of a request with a body at a time (epoch ms). */
    headersOf: (body: string, now: number): Record<string, string> => {
      const timestamp = String(Math.floor(now / 1000))
      const signature = sign(null, Buffer.from(timestamp + body), key).toString('hex')
      return { [chatHeaders.signature]: signature, [chatHeaders.timestamp]: timestamp }
    },
  }
}
