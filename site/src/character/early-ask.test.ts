import { afterEach, expect, test, vi } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { withEarly } from '#ask/early.ts'
import { earlyAsk } from './early-ask.ts'
import { freshFor } from './fresh-for.ts'

afterEach(() => {
  globalThis.kupodexEarly = undefined
})

const answering = () => vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: 4701 })))

/** Runs the inlined script on a page of this path. */
const boot = (pathname: string, fetch: typeof globalThis.fetch, kept: string | null = null) => {
  new Function('location', 'fetch', 'localStorage', earlyAsk)({ pathname }, fetch, { getItem: () => kept })
}

test.each(['/char/4701/', '/de/char/4701', '/char/4701/timeline/', '/char/004701/'])(
  'on %s the character is asked for at once, and the page need not ask again',
  async (pathname) => {
    const [first, then] = [answering(), answering()]
    boot(pathname, first)
    const asked = await createAsk({ fetch: withEarly(then) })('charcache', { id: 4701 })
    expect(asked).toEqual({ ok: true, value: { id: 4701 } })
    expect(first.mock.calls.filter(([path]) => String(path).includes('charcache'))).toEqual([['/api/charcache/4701/']])
    expect(then).not.toHaveBeenCalled()
  },
)

test.each(['/char/', '/de/char/', '/char/nobody/', '/char/0/', '/char/12345678901234567/', '/'])(
  'on %s nobody is',
  (pathname) => {
    const ask = answering()
    boot(pathname, ask)
    expect(ask).not.toHaveBeenCalled()
  },
)

test.each([
  [4701, 0, 0],
  [4701, freshFor + 1, 1],
  [4702, 0, 1],
])('where %i was asked for %i ms ago, 4701 is asked for %i times', (id, age, times) => {
  const ask = answering()
  boot('/char/4701/mounts/', ask, JSON.stringify({ id, at: Date.now() - age }))
  expect(ask).toHaveBeenCalledTimes(times)
})

test.each([
  ['/char/4701/', ['/api/charcache/4701/']],
  ['/char/4701/mounts/12/', ['/api/charcache/4701/']],
  ['/fr/char/4701/timeline/', ['/api/charcache/4701/', '/api/charevents/4701/']],
  ['/char/4701/compare/', ['/api/charcache/4701/']],
  ['/ja/char/4701/compare/4702/', ['/api/charcache/4701/', '/api/charcache/4702/']],
  ['/char/4701/compare/4701/', ['/api/charcache/4701/']],
])('%s asks early for %j', (pathname, paths) => {
  const ask = answering()
  boot(pathname, ask)
  expect(ask.mock.calls.map(([path]) => path)).toEqual(paths)
})
