import { expect, test, vi } from 'vitest'
import { keepWithin } from './kept.ts'

test('what was made is not made twice, until newer ones need its room', async () => {
  const kept = keepWithin(10)
  const make = vi.fn(async (size: number) => Buffer.alloc(size))
  const ask = (name: string, size: number) => kept(name, () => make(size))
  expect((await ask('a', 4)).length).toBe(4)
  await ask('a', 4)
  await ask('b', 6)
  await ask('a', 4)
  expect(make).toHaveBeenCalledTimes(2)
  await ask('c', 1)
  await ask('b', 6)
  expect(make).toHaveBeenCalledTimes(3)
  await ask('a', 4)
  expect(make).toHaveBeenCalledTimes(4)
})

test('what is larger than all there is room for is made each time', async () => {
  const kept = keepWithin(10)
  const make = vi.fn(async () => Buffer.alloc(11))
  await kept('a', make)
  expect((await kept('a', make)).length).toBe(11)
  expect(make).toHaveBeenCalledTimes(2)
})
