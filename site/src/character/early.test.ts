import { afterEach, expect, test, vi } from 'vitest'
import { characterPath } from './character-store.ts'
import { earlyAsk, withEarly } from './early.ts'

afterEach(() => {
  globalThis.kupodexEarly = undefined
})

const answering = (text: string) => vi.fn<typeof fetch>(() => Promise.resolve(new Response(text)))

/** Runs the inlined script on a page of this path. */
const boot = (pathname: string, fetch: typeof globalThis.fetch) => {
  new Function('location', 'fetch', earlyAsk)({ pathname }, fetch)
}

const read = async (answer: Promise<Response>) => (await answer).text()

test.each(['/char/4701/', '/de/char/4701', '/char/4701/timeline/', '/char/004701/'])(
  'on %s the character is asked for at once, and its answer is given to the first who asks',
  async (pathname) => {
    const [first, then] = [answering('early'), answering('late')]
    boot(pathname, first)
    expect(first).toHaveBeenCalledExactlyOnceWith(characterPath(4701))
    const ask = withEarly(then)
    expect(await read(ask(characterPath(4701)))).toBe('early')
    expect(await read(ask(characterPath(4701)))).toBe('late')
    expect(then).toHaveBeenCalledOnce()
  },
)

test.each(['/char/', '/de/char/', '/char/nobody/', '/char/12345678901234567/', '/'])('on %s nobody is', (pathname) => {
  const ask = answering('')
  boot(pathname, ask)
  expect(ask).not.toHaveBeenCalled()
})

test('another character, or a wish of its own, is asked for', async () => {
  boot('/char/4701/', answering('early'))
  const ask = withEarly(answering('late'))
  expect(await read(ask(characterPath(4702)))).toBe('late')
  expect(await read(ask(characterPath(4701), { cache: 'no-cache' }))).toBe('late')
  expect(await read(ask(characterPath(4701)))).toBe('early')
})

test('a failure reaches the one who asks', async () => {
  boot('/char/4701/', () => Promise.reject(new Error('down')))
  await expect(withEarly(answering('late'))(characterPath(4701))).rejects.toThrow('down')
})
