import { expect, test } from 'vitest'
import { readSeen, writeSeen } from './seen-store.ts'

const storage = (text: string | null = null) => {
  let kept = text
  return { getItem: () => kept, setItem: (_key: string, value: string) => void (kept = value) }
}
const seen = (at: number) => ({ at, owned: {}, ranks: { achievement: [], mount: [], minion: [] }, patch: null })

test('a character is remembered as it was seen last', () => {
  const one = storage()
  writeSeen(one, 5, seen(1))
  writeSeen(one, 5, seen(2))
  expect(readSeen(one, 5)).toEqual(seen(2))
  expect(readSeen(one, 6)).toBeNull()
})

test('of nine characters the one seen longest ago is forgotten', () => {
  const one = storage()
  for (let id = 1; id <= 8; id++) writeSeen(one, id, seen(id))
  writeSeen(one, 1, seen(9))
  writeSeen(one, 9, seen(10))
  expect([1, 2, 3, 9].map((id) => readSeen(one, id)?.at ?? null)).toEqual([9, null, 3, 10])
})

test.each([
  ...['{', '{}', 'null', '7', '[null]', '[[5]]', '[[5,null]]', '[[5,{"at":1}]]'],
  ...['"§"', '"AAA"', '"AAAA§"', '"§AAAA"', '"A==="', 'null', '7'].map(
    (packed) => `[[5,{"at":1,"owned":{"mount":${packed}},"ranks":{}}]]`,
  ),
  ...['[[5,{"at":"1","owned":{},"ranks":{}}]]', '[[5,{"at":1,"owned":null,"ranks":{}}]]'],
  ...['[[5,{"at":1,"owned":{},"ranks":null}]]', '[[5,{"at":1,"owned":{}}]]'],
])('a storage that has %s has nothing', (text) => {
  expect(readSeen(storage(text), 5)).toBeNull()
})

test.each(['', 'AAAA', 'AAA=', 'Zz+/', 'AA=='])('what was packed as %j is remembered', (packed) => {
  const kept = { at: 1, owned: { mount: packed }, ranks: {} }
  expect(readSeen(storage(JSON.stringify([[5, kept]])), 5)).toEqual(kept)
})
