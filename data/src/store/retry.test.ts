import { expect, test } from 'vitest'
import { again, retrying, StoreBusyError } from './retry.ts'

const named = (name: string) => Object.assign(new Error(name), { name })

const deps = () => {
  const waits: number[] = []
  return { waits, random: () => 1, sleep: async (ms: number) => void waits.push(ms) }
}

test('a good answer waits for nothing', async () => {
  const w = deps()
  expect(await retrying(w, async () => 7)).toBe(7)
  expect(w.waits).toEqual([])
})

test('throttling is waited out, longer each time', async () => {
  const w = deps()
  let left = 3
  const answer = await retrying(w, async () => {
    if (left-- > 0) throw named('ThrottlingException')
    return 'in'
  })
  expect(answer).toBe('in')
  expect(w.waits).toEqual([100, 200, 400])
})

test('no wait is longer than five seconds, and the last error comes out', async () => {
  const w = deps()
  await expect(
    retrying(w, async () => {
      throw named('ProvisionedThroughputExceededException')
    }),
  ).rejects.toThrow('ProvisionedThroughputExceededException')
  expect(w.waits).toHaveLength(7)
  expect(Math.max(...w.waits)).toBe(5000)
})

test('what does not pass by itself is not tried twice', async () => {
  const w = deps()
  await expect(
    retrying(w, async () => {
      throw named('ConditionalCheckFailedException')
    }),
  ).rejects.toThrow('ConditionalCheckFailedException')
  expect(w.waits).toEqual([])
})

test('work that never ends is given up', async () => {
  await expect(retrying(deps(), async () => again as never)).rejects.toThrow(StoreBusyError)
})
