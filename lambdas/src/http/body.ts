import { bodyBytesMax, type Call } from '@kupodex/data/contract'
import type { HttpEvent } from './event.ts'
import type { Failure, Outcome } from './failure.ts'

const tooLarge: Failure = { ok: false, code: 'bodyTooLarge', message: 'The request body is too large.' }
const notJson: Failure = { ok: false, code: 'badBody', message: 'The request body must be JSON in UTF-8.' }

/** The bytes of a request's body; null if there are more than the call allows. */
export const bytesOf = ({ body = '', isBase64Encoded = false }: BodyEvent, most: number): Buffer | null => {
  // Four letters of base64 are three bytes: a body that is far too long is not even decoded.
  if (body.length > (most + 3) * 2) return null
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  return bytes.length > most ? null : bytes
}

type BodyEvent = Pick<HttpEvent, 'body' | 'isBase64Encoded'>

/** What JSON in UTF-8 says. */
export const parseJson = (bytes: Buffer): Outcome<unknown> => {
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown }
  } catch {
    return notJson
  }
}

/** The body of a request as the schema of the call reads it, its bytes where the call has none, or why it is refused. */
export const readBody = (event: BodyEvent, call: Pick<Call, 'body' | 'bodyBytesMax' | 'refusal'>): Outcome<unknown> => {
  const bytes = bytesOf(event, call.bodyBytesMax ?? bodyBytesMax)
  if (!bytes) return tooLarge
  if (!call.body) return { ok: true, value: bytes }
  const json = parseJson(bytes)
  if (!json.ok) return json
  const read = call.body.safeParse(json.value)
  if (read.success) return { ok: true, value: read.data }
  const [issue] = read.error.issues
  const code = call.refusal?.[String(issue?.path[0])] ?? 'badBody'
  return { ok: false, code, message: issue?.message ?? 'The request body is not valid.' }
}
