declare global {
  /** What was asked for before the scripts were there; read once. */
  var kupodexEarly: { path: string; answer: Promise<Response> } | undefined
}

/** Works like `fetch`; the first request without a `cache` option for an address that was asked for early gets that answer. */
export const withEarly =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (path, init) => {
    const early = globalThis.kupodexEarly
    if (early?.path !== path || init?.cache !== undefined || (init?.method ?? 'GET') !== 'GET') return fetch(path, init)
    globalThis.kupodexEarly = undefined
    return early.answer
  }
