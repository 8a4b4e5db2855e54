declare global {
  /** What was asked for before the scripts were there; read once. */
  var kupodexEarly: { path: string; answer: Promise<Response> } | undefined
}

/** Fetches as `fetch` does, and gives the answer that was asked for early to the first who asks for the same without a wish of its own. */
export const withEarly =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (path, init) => {
    const early = globalThis.kupodexEarly
    if (early?.path !== path || init?.cache !== undefined || (init?.method ?? 'GET') !== 'GET') return fetch(path, init)
    globalThis.kupodexEarly = undefined
    return early.answer
  }
