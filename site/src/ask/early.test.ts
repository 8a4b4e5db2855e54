import { afterEach, expect, test, vi } from 'vitest'
import { withEarly } from './early.ts'

afterEach(() => {
  globalThis.kupodexEarly = undefined
})

const answering = (text: string) => vi.fn<typeof fetch>(() => Promise.resolve(new Response(text)))
const read = async (answer: Promise<Response>) => (await answer).text()
const early = (answer: Promise<Response>) => {
  globalThis.kupodexEarly = { '/a': answer }
}

test('what was asked for early is given to the first who asks for it', async () => {
  early(Promise.resolve(new Response('early')))
  const then = answering('late')
  const ask = withEarly(then)
  expect(await read(ask('/a', { method: 'GET' }))).toBe('early')
  expect(await read(ask('/a'))).toBe('late')
  expect(then).toHaveBeenCalledOnce()
})

test('something else, a change, or a wish for the cache, is asked for', async () => {
  early(Promise.resolve(new Response('early')))
  const ask = withEarly(answering('late'))
  expect(await read(ask('/b'))).toBe('late')
  expect(await read(ask('/a', { cache: 'no-cache' }))).toBe('late')
  expect(await read(ask('/a', { method: 'DELETE' }))).toBe('late')
  expect(await read(ask('/a'))).toBe('early')
})

test('a failure reaches the one who asks', async () => {
  const failed = Promise.reject(new Error('down'))
  failed.catch(() => {})
  early(failed)
  await expect(withEarly(answering('late'))('/a')).rejects.toThrow('down')
})
