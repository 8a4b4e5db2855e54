import { expect, test } from 'vitest'
import { skyOf } from './sky.ts'

test('the same id has the same sky, another id another', () => {
  expect(skyOf(7)).toEqual(skyOf(7))
  expect(skyOf(7)).not.toEqual(skyOf(8))
})

test('every figure hangs together and lies in its frame', () => {
  for (let id = 1; id <= 500; id++) {
    const { stars, lines, dust } = skyOf(id)
    expect(lines).toHaveLength(stars.length - 1)
    expect([...stars, ...dust].every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 70)).toBe(true)
  }
})
