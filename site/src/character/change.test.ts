import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test.each([
  [3, 5, { way: 'up', by: 2 }],
  [5, 3, { way: 'down', by: 2 }],
  [3, 3, null],
  [3, null, { way: 'new' }],
  [null, 3, null],
  [null, null, null],
])('rank %j after %j', (rank, yesterday, expected) => expect(changeOf(rank, yesterday)).toEqual(expected))
