import { cacheTimes, callById } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { changedFor, isJustChanged, noteChange } from './changed.ts'

const memory = (text: string | null = null) => {
  let kept = text
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) }
}

test('a change is remembered of those it was made to, for a while', () => {
  const storage = memory()
  expect(isJustChanged(7, 1000, storage)).toBe(false)
  noteChange(storage, [7, 8], 1000)
  expect([7, 8, 9].map((id) => isJustChanged(id, 1000, storage))).toEqual([true, true, false])
  expect(isJustChanged(7, 1000 + changedFor - 1, storage)).toBe(true)
  expect(isJustChanged(7, 1000 + changedFor, storage)).toBe(false)
  // The clock was wrong.
  expect(isJustChanged(7, 999, storage)).toBe(false)
})

test('no cache has a character from before it any longer', () => {
  const { maxAge, stale } = cacheTimes(callById('charcache').cache)
  expect(changedFor).toBeGreaterThan((maxAge + stale) * 1000)
})

test.each(['{"ids":', 'null', '7', '{"ids":7,"at":1}', '{"ids":[7]}'])('what is damaged says nothing: %s', (text) =>
  expect(isJustChanged(7, 1, memory(text))).toBe(false),
)
