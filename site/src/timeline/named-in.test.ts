import { syncedCollections } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { namedIn } from './named-in.ts'

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
