import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { bodyHashHeader } from '@kupodex/data/contract'
import { type Behaviour, functionBodyLimit, letThrough, requestLimits } from '#edge/behaviours.ts'
import { isLoopbackHost } from '../ground/guard.ts'

/** Why CloudFront itself refuses a request: a status and a sentence. CloudFront shows its own page for it, without a code of ours. */
export interface CdnRefusal {
  status: 400 | 403 | 413
  says: string
}

const refuse = (status: CdnRefusal['status'], says: string): CdnRefusal => ({ status, says })

const headSize = ({ url = '', rawHeaders }: IncomingMessage): number =>
  rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, url.length)

const hasBody = ({ 'content-length': length, 'transfer-encoding': coding }: IncomingMessage['headers']): boolean =>
  coding !== undefined || Number(length ?? 0) > 0

/** Why CloudFront does not take a request that came to a behaviour, or, without a behaviour, to the bucket; null where it does. */
export const refusedByCdn = (request: IncomingMessage, behaviour: Behaviour | undefined): CdnRefusal | null => {
  const { method = 'GET', headers, url = '' } = request
  if (!isLoopbackHost(headers.host)) return refuse(403, 'No distribution has this name.')
  if (url.length > requestLimits.url) return refuse(413, 'The address is too long.')
  if (headSize(request) > requestLimits.head) return refuse(413, 'The headers are too long.')
  if (!letThrough(behaviour?.methods ?? ['GET']).includes(method))
    return refuse(403, 'This method is not allowed here.')
  if ((method === 'GET' || method === 'HEAD') && hasBody(headers)) return refuse(403, 'What is read has no body.')
  return null
}

/**
 * Why a function's address does not take a body; null where it does. CloudFront signs requests to it and cannot sign a body
 * that it has not read, so the client sends the SHA-256 of the body; a request without it is not signed, and refused. The edge
 * itself supplies that of a body that is empty. Where requests prove themselves (`proof`), none has to be signed.
 */
export const refusedByFunctionUrl = (
  { method = 'GET', headers }: IncomingMessage,
  body: Buffer,
  { proof }: Pick<Behaviour, 'proof'> = {},
): CdnRefusal | null => {
  if (body.length > functionBodyLimit) return refuse(413, 'The body is too large.')
  if (proof) return null
  if (body.length === 0 && method !== 'POST' && method !== 'PUT') return null
  const isEmpty = body.length === 0 && headers['transfer-encoding'] === undefined
  if (isEmpty && headers[bodyHashHeader] === undefined) return null
  const hash = createHash('sha256').update(body).digest('hex')
  return headers[bodyHashHeader] === hash ? null : refuse(403, `The body does not have its ${bodyHashHeader}.`)
}
