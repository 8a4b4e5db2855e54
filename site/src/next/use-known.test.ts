import { encodeOwned } from '@kupodex/data/character'
import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { character } from '#dev/frame.fixture.ts'
import type { OwnedSources } from '#owned/owned.ts'
import { isLeft } from './known.ts'
import { knownBy, nextTypes, readSets, setsOf } from './use-known.ts'

const noTicks: OwnedSources['ticksHere'] = async () => []

test('what a character has of all collections comes with one call, without what is not known', async () => {
  const things = [3, 5, 9]
  const { ask, asked } = webOf({
    '/api/charsitems/fishs,orchestrions/7/': {
      ids: [7],
      types: {
        fish: { things, owned: [encodeOwned(things, new Set([3, 9]))] },
        orchestrion: { things: [], owned: [null] },
      },
    },
  })
  const sets = await readSets({ ask, ticksHere: noTicks }, 7, ['orchestrion', 'fish'])
  expect([...sets]).toEqual([['fish', new Set([3, 9])]])
  expect(asked).toHaveLength(1)
  await expect(readSets({ ask, ticksHere: noTicks }, 8, ['fish'])).rejects.toThrow()
})

test('of nobody something is known of a collection once something of it was checked off', async () => {
  const { ask, asked } = webOf({})
  const ticksHere = async () => [
    { type: 'orchestrion', id: 3, at: 1 },
    { type: 'mount', id: 4, at: 1 },
  ]
  expect([...(await readSets({ ask, ticksHere }, 0, ['fish', 'orchestrion']))]).toEqual([['orchestrion', new Set([3])]])
  expect(asked).toEqual([])
})

test('what is in the answer of the character itself is taken from there, and nothing is missing of what is not known', () => {
  const hidden = { ...character, minionsPrivate: true, mounts: [{ id: 1, date: 0, deleted: false }] }
  const sets = setsOf(hidden, new Map([['fish', new Set([2])]]))
  const known = knownBy(sets, [])
  expect([known.has('mount', 1), known.has('mount', 2), known.has('fish', 2)]).toEqual([true, false, true])
  for (const type of ['minion', 'orchestrion'] as const)
    expect([sets.has(type), known.has(type, 2), isLeft(known, type, 2)]).toEqual([false, null, false])
  expect(nextTypes).toContain('orchestrion')
})

test('what the reader hides is not left, and what they want is', () => {
  const wish = (id: number, said: 'want' | 'hide') => ({ type: 'mount' as const, id, wish: said, at: 1 })
  const known = knownBy(new Map([['mount', new Set()]]), [wish(1, 'hide'), wish(2, 'want')])
  expect([1, 2, 3].map((id) => isLeft(known, 'mount', id))).toEqual([false, true, true])
})
