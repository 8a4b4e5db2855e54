import type { bodyHashHeader, tokenHeader } from '@kupodex/data/contract'

/** Put in by the bundler (`edge-code.ts`). */
declare const EDGE_TOKEN_HEADER: typeof tokenHeader
declare const EDGE_HASH_HEADER: typeof bodyHashHeader
declare const EDGE_EMPTY_HASH: string

/** The part of CloudFront's request that carries a token; names of headers are in lower case. */
export interface TokenRequest {
  headers: Record<string, { value: string; multiValue?: { value: string }[] } | undefined>
}

/**
 * Copies the reader's `Authorization` to the header that goes on to the function: CloudFront writes its own signature into the
 * first. What a reader sends in the second is dropped; so is a token where several are sent, as nobody could say which one counts.
 * A request without a body gets the hash by which CloudFront signs an empty one, so that programs need not send it.
 */
export const handler = <Request extends TokenRequest>(event: { request: Request }): Request => {
  const headers = event.request.headers
  const authorization = headers.authorization
  delete headers[EDGE_TOKEN_HEADER]
  if (authorization && !(authorization.multiValue && authorization.multiValue.length > 1))
    headers[EDGE_TOKEN_HEADER] = { value: authorization.value }
  const length = headers['content-length']
  if (!headers[EDGE_HASH_HEADER] && !headers['transfer-encoding'] && (!length || length.value === '0'))
    headers[EDGE_HASH_HEADER] = { value: EDGE_EMPTY_HASH }
  return event.request
}
