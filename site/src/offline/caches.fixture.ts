/** The cache storage of a browser in memory, as much of it as the worker uses: it refuses to write while it is `full`. */
export const cachesInMemory = () => {
  const all = new Map<string, Map<string, Response>>()
  const state = { full: false }
  const urlOf = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request))
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => kept.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, answer: Response) => {
      if (state.full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(urlOf(request), answer)
    },
    delete: async (request: RequestInfo | URL) => kept.delete(urlOf(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  })
  const storage = {
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>()
      all.set(name, kept)
      return cacheOf(kept)
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
  return { storage: storage as unknown as CacheStorage, state }
}
