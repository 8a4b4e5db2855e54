import { bodyBytesMax, type Call } from '@kupodex/data/contract'
import type { HttpEvent } from './event.ts'

/** The bytes of a request's body; null if there are more than the call allows. */
export const readBody = (
  { body = '', isBase64Encoded = false }: Pick<HttpEvent, 'body' | 'isBase64Encoded'>,
  call: Pick<Call, 'bodyBytesMax'>,
): Buffer | null => {
  const most = call.bodyBytesMax ?? bodyBytesMax
  // Four letters of base64 are three bytes: a body that is far too long is not even decoded.
  if (body.length > (most + 3) * 2) return null
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  return bytes.length > most ? null : bytes
}
