import { syncedCollections } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { namedIn, patchesOf } from './named-in.ts'

test.each([
  ['mount', 7, '', [['mount', 7]]],
  ['level', 19, '90', [['job', 19]]],
  ['gear', 19, '700', [['job', 19]]],
  ['title', 3, '', [['title', 3]]],
  ['world', 66, '33', [['world', 33], ['world', 66]]],
  ['name', 0, 'Mina Example', []],
  ['deleted', 0, '', []],
] as const)('an entry of type %s names what its line shows', (type, id, details, named) => {
  expect(namedIn({ type, id, details, createdAt: 1 }).map(({ kind, id }) => [kind, id])).toEqual(named)
}) // prettier-ignore

test.each(syncedCollections)('an entry of $type names the thing', ({ type }) => {
  expect(namedIn({ type, id: 7, details: '', createdAt: 1 })).toEqual([{ kind: type, id: 7 }])
})

test('what a reader may hide is named with its patch', () => {
  const named = (['mount', 'title', 'job', 'world'] as const).map((kind) => ({ kind, id: 7 }))
  expect(patchesOf(named)).toEqual([
    { kind: 'mountPatch', id: 7 },
    { kind: 'titlePatch', id: 7 },
  ])
})
