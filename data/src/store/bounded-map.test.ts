import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('what was set the longest ago is forgotten; setting again counts, reading does not', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3)
  map.get('b')
  map.set('c', 4)
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})
