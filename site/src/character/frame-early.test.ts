import { expect, onTestFinished, test, vi } from 'vitest'
import { frameEarly } from './frame-early.ts'

test('a fade that the browser gives up is no error, and the character is asked for all the same', async () => {
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'kupodexEarly'))
  const listeners = new Map<string, (event: object) => void>()
  const fetch = vi.fn(async () => ({}))
  const run = new Function('addEventListener', 'location', 'fetch', 'localStorage', frameEarly)
  run(
    (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    { pathname: '/char/7/mounts/' },
    fetch,
    { getItem: () => null },
  )
  expect(fetch).toHaveBeenCalledWith('/api/charcache/7/')
  expect([...listeners.keys()]).toEqual(['pageswap', 'pagereveal'])
  for (const listener of listeners.values()) {
    const ready = Promise.reject(new Error('given up'))
    const caught = vi.spyOn(ready, 'catch')
    listener({ viewTransition: { ready } })
    expect(caught).toHaveBeenCalledOnce()
    listener({ viewTransition: null })
  }
})
