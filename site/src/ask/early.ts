declare global {
  /** What was asked for before the scripts were there, by its path; each is read once. */
  var kupodexEarly: Record<string, Promise<Response>> | undefined
}

/** Works like `fetch`; the first request without a `cache` option for an address that was asked for early gets that answer. */
export const withEarly =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (path, init) => {
    const early = globalThis.kupodexEarly
    const answer = typeof path === 'string' ? early?.[path] : undefined
    if (answer === undefined || init?.cache !== undefined || (init?.method ?? 'GET') !== 'GET') return fetch(path, init)
    delete early?.[String(path)]
    return answer
  }
