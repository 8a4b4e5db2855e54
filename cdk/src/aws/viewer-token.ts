import type { tokenHeader } from '@kupodex/data/contract'

/** Put in by the bundler (`edge-code.ts`). */
declare const EDGE_TOKEN_HEADER: typeof tokenHeader

/** The part of CloudFront's request that carries a token; names of headers are in lower case. */
export interface TokenRequest {
  headers: Record<string, { value: string; multiValue?: { value: string }[] } | undefined>
}

/**
 * Copies the reader's `Authorization` to the header that goes on to the function: CloudFront writes its own signature into the
 * first. What a reader sends in the second is dropped; so is a token where several are sent, as nobody could say which one counts.
 */
export const handler = <Request extends TokenRequest>(event: { request: Request }): Request => {
  const headers = event.request.headers
  const authorization = headers.authorization
  delete headers[EDGE_TOKEN_HEADER]
  if (authorization && !(authorization.multiValue && authorization.multiValue.length > 1))
    headers[EDGE_TOKEN_HEADER] = { value: authorization.value }
  return event.request
}
