/** Headers that every answer carries; the pages bring their Content-Security-Policy with them. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Headers of answers that are no pages: whatever they hold, opened by themselves they run and load nothing. */
export const inertHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
} as const

/** What a browser is told that asks whether a page of another site may read, as the functions tell it. */
export const preflightHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'if-none-match, x-api-key',
  'access-control-max-age': '86400',
} as const

/** Headers of answers, beside the plain ones, that other sites' programs may read. */
export const exposedHeaders = ['etag', 'retry-after', 'deprecation', 'link'] as const

/** Headers that let other sites' programs read what is published under `/api/`. */
export const publicApiHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposedHeaders.join(', '),
} as const
