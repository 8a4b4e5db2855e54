import { expect, test } from 'vitest'
import { nameShard, shardsOf } from './names.ts'

test('names that lie in one file are asked for once', () => {
  const named = [
    { kind: 'mount', id: 1 },
    { kind: 'mount', id: 127 },
    { kind: 'mount', id: 128 },
    { kind: 'title', id: 1 },
  ] as const
  expect(shardsOf(named)).toEqual([
    { kind: 'mount', shard: 0 },
    { kind: 'mount', shard: 1 },
    { kind: 'title', shard: 0 },
  ])
  expect(nameShard(255)).toBe(1)
})
