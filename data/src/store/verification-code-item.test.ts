import { expect, test } from 'vitest'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'
import { codeAge } from './verification-code-item.ts'

const opened = openForAll(startTestStore)

test('a code is kept for each user and character, the first of two that are made at once', async () => {
  const { store } = opened
  expect(await store.readCode(7, 'mina', 10)).toBeNull()
  const kept = await Promise.all(['a', 'b', 'c'].map((code) => store.keepCode(7, 'mina', code, 10)))
  expect(new Set(kept).size).toBe(1)
  expect(await store.readCode(7, 'mina', 20)).toBe(kept[0])
  expect(await store.keepCode(7, 'aldo', 'd', 10)).toBe('d')
  expect(await store.keepCode(8, 'mina', 'e', 10)).toBe('e')
})

test('a code ends after its time, whether DynamoDB has deleted it or not, and a new one takes its place', async () => {
  const { store } = opened
  await store.keepCode(9, 'mina', 'old', 1000)
  const ended = 1000 + codeAge
  expect([await store.readCode(9, 'mina', ended - 1), await store.readCode(9, 'mina', ended)]).toEqual(['old', null])
  expect(await store.keepCode(9, 'mina', 'new', ended - 1)).toBe('old')
  expect(await store.keepCode(9, 'mina', 'new', ended)).toBe('new')
})

test('a code that was found is gone', async () => {
  const { store } = opened
  await store.keepCode(10, 'mina', 'x', 10)
  await store.dropCode(10, 'mina')
  await store.dropCode(10, 'mina')
  expect(await store.readCode(10, 'mina', 20)).toBeNull()
})
