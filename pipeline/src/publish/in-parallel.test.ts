import { expect, test } from 'vitest'
import { eachInParallel, inBatches } from './in-parallel.ts'

const tick = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

test('no more than so many at a time, and all of them', async () => {
  let [running, most] = [0, 0]
  const done: number[] = []
  await eachInParallel([5, 4, 3, 2, 1, 0, 6, 7], 3, async (item) => {
    most = Math.max(most, ++running)
    for (let waited = 0; waited < item; waited++) await tick()
    done.push(item)
    running--
  })
  expect(most).toBe(3)
  expect(done.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})

test('after an error nothing more is begun, what runs is waited for, and the error is thrown', async () => {
  const [begun, ended]: [number[], number[]] = [[], []]
  const work = async (item: number) => {
    begun.push(item)
    await tick()
    if (item === 1) throw new Error('no')
    await tick()
    ended.push(item)
  }
  await expect(eachInParallel([0, 1, 2, 3, 4, 5], 2, work)).rejects.toThrow('no')
  expect(begun).toEqual([0, 1])
  expect(ended).toEqual([0])
})

test.each([
  [{ files: 2, bytes: 100 }, [[1, 1], [9, 1], [1]]],
  [
    { files: 9, bytes: 3 },
    [
      [1, 1, 9],
      [1, 1],
    ],
  ],
])('batches of at most %j', async (limit, expected) => {
  const batches: number[][] = []
  for await (const batch of inBatches(
    [1, 1, 9, 1, 1].map((size) => ({ size })),
    limit,
  )) {
    batches.push(batch.map(({ size }) => size))
  }
  expect(batches).toEqual(expected)
})

test('what lies on this machine fills a batch by its number alone', async () => {
  const files = [9, 9, 1, 9].map((size) => ({ size, ...(size === 9 && { path: 'page.html' }) }))
  const batches: number[] = []
  for await (const batch of inBatches(files, { files: 3, bytes: 2 })) batches.push(batch.length)
  expect(batches).toEqual([3, 1])
})
