import { expect, test } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import type { OwnedView } from '#owned/owned.ts'
import { isLeft } from './known.ts'
import { datesOf, knownBy, mayBeKnown } from './use-known.ts'

const had = (...ids: number[]): OwnedView => ({
  state: 'ready',
  dates: new Map(ids.map((id) => [id, 0])),
  fixed: new Map(),
})

test('nothing is missing of what is private, was never read, or could not be fetched', () => {
  const owned = new Map([
    ['mount', had(1)],
    ['minion', { state: 'private' }],
    ['facewear', { state: 'unread' }],
    ['fish', { state: 'failed' }],
  ] as const)
  const known = knownBy(datesOf({ id: 7 }, owned), [])
  expect([known.has('mount', 1), known.has('mount', 2)]).toEqual([true, false])
  for (const type of ['minion', 'facewear', 'fish', 'orchestrion'] as const)
    expect([known.has(type, 2), isLeft(known, type, 2)]).toEqual([null, false])
})

test('of nobody something is known of a collection once something of it was checked off', () => {
  const owned = new Map([
    ['fish', had()],
    ['orchestrion', had(3)],
  ] as const)
  expect([...datesOf({ id: 0 }, owned).keys()]).toEqual(['orchestrion'])
  expect([...datesOf({ id: 7 }, owned).keys()]).toEqual(['fish', 'orchestrion'])
})

test('a character is not asked for what nobody has checked off', () => {
  const untouched = { ...character, fishCount: 0, orchestrionCount: 2 }
  expect([mayBeKnown(untouched, 'fish'), mayBeKnown(untouched, 'orchestrion')]).toEqual([false, true])
  expect(mayBeKnown({ ...untouched, id: 0 }, 'fish')).toBe(true)
})

test('what the reader hides is not left, and what they want is', () => {
  const wish = (id: number, said: 'want' | 'hide') => ({ type: 'mount' as const, id, wish: said, at: 1 })
  const known = knownBy(new Map([['mount', new Map()]]), [wish(1, 'hide'), wish(2, 'want')])
  expect([1, 2, 3].map((id) => isLeft(known, 'mount', id))).toEqual([false, true, true])
})
