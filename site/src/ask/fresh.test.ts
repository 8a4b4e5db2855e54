import { expect, test } from 'vitest'
import { freshen } from './fresh.ts'

const world = (built: number, kept = new Map<string, string>()) => {
  let reloads = 0
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { served: freshen({ built, storage, reload: () => void reloads++ }), reloads: () => reloads, kept }
}

test('a page as old as the server’s data, or newer, stays', () => {
  const page = world(100)
  page.served(100)
  page.served(99)
  expect(page.reloads()).toBe(0)
})

test('an older page reloads once, even if the reloaded one is no newer', () => {
  const page = world(100)
  page.served(200)
  page.served(200)
  expect(page.reloads()).toBe(1)
  const again = world(100, page.kept)
  again.served(200)
  expect(again.reloads()).toBe(0)
  again.served(300)
  expect(again.reloads()).toBe(1)
})

test('a page that does not say its age stays', () => {
  const page = world(NaN)
  page.served(200)
  expect(page.reloads()).toBe(0)
})

test('a browser that keeps nothing never reloads', () => {
  let reloads = 0
  const storage = { getItem: () => null, setItem: () => {} }
  freshen({ built: 100, storage, reload: () => void reloads++ })(200)
  expect(reloads).toBe(0)
})
