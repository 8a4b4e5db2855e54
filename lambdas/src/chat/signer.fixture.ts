import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { chatHeaders, chatPath } from '@kupodex/data/contract'
import type { HttpEvent } from '../http/event.ts'

/** What an Ed25519 key has in PKCS #8 before its 32 bytes. */
const beforeKey = '302e020100300506032b657004220420'

/** A stand-in for Discord: signs requests as it does, with a key pair that the same seed (a byte) makes again. */
export const createSigner = (seed = 7) => {
  const der = Buffer.concat([Buffer.from(beforeKey, 'hex'), Buffer.alloc(32, seed)])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const signatureOf = (body: string, timestamp: string): string =>
    sign(null, Buffer.from(timestamp + body), key).toString('hex')
  return {
    /** The public key in hexadecimal, as a setting has it. */
    publicKey: Buffer.from(x, 'base64url').toString('hex'),
    /** A request of Discord with a body at a time (epoch ms). */
    request: (body: string, now: number) => {
      const timestamp = String(Math.floor(now / 1000))
      return {
        rawPath: chatPath,
        headers: {
          [chatHeaders.signature]: signatureOf(body, timestamp),
          [chatHeaders.timestamp]: timestamp,
          'cloudfront-viewer-address': '192.0.2.1:443',
        } as Record<string, string>,
        body,
        isBase64Encoded: false,
        requestContext: { http: { method: 'POST', sourceIp: '192.0.2.1' } },
      } satisfies HttpEvent
    },
  }
}
