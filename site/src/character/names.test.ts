import { syncedCollections } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { namedIn, nameShard, shardsOf } from './names.ts'

test('names that lie in one file are asked for once', () => {
  const named = [
    { kind: 'mount', id: 1 },
    { kind: 'mount', id: 511 },
    { kind: 'mount', id: 512 },
    { kind: 'title', id: 1 },
  ] as const
  expect(shardsOf(named)).toEqual([
    { kind: 'mount', shard: 0 },
    { kind: 'mount', shard: 1 },
    { kind: 'title', shard: 0 },
  ])
  expect(nameShard(1023)).toBe(1)
})

test.each([
  ['mount', 7, '', [['mount', 7]]],
  ['gear', 19, '700', [['job', 19]]],
  ['world', 66, '33', [['world', 33], ['world', 66]]],
  ['name', 0, 'Mina Example', []],
  ['deleted', 0, '', []],
] as const)('an entry of type %s names what its line shows', (type, id, details, named) => {
  expect(namedIn({ type, id, details, createdAt: 1 }).map(({ kind, id }) => [kind, id])).toEqual(named)
}) // prettier-ignore

test.each(syncedCollections)('an entry of $type names the thing', ({ type }) => {
  expect(namedIn({ type, id: 7, details: '', createdAt: 1 })).toEqual([{ kind: type, id: 7 }])
})
