import { afterEach, expect, test, vi } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { withEarly } from '#ask/early.ts'
import { earlyAsk } from './early-ask.ts'

afterEach(() => {
  globalThis.kupodexEarly = undefined
})

const answering = () => vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ id: 4701 })))

/** Runs the inlined script on a page of this path. */
const boot = (pathname: string, fetch: typeof globalThis.fetch) => {
  new Function('location', 'fetch', earlyAsk)({ pathname }, fetch)
}

test.each(['/char/4701/', '/de/char/4701', '/char/4701/timeline/', '/char/004701/'])(
  'on %s the character is asked for at once, and the page need not ask again',
  async (pathname) => {
    const [first, then] = [answering(), answering()]
    boot(pathname, first)
    const asked = await createAsk({ fetch: withEarly(then) })('charcache', { id: 4701 })
    expect(asked).toEqual({ ok: true, value: { id: 4701 } })
    expect(first).toHaveBeenCalledOnce()
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
