/** Headers that every answer carries; the pages bring their Content-Security-Policy with them. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** Headers that let other sites' programs read what is published under `/api/`. */
export const publicApiHeaders = { 'access-control-allow-origin': '*' } as const
