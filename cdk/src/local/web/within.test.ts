import { expect, test } from 'vitest'
import { within } from './within.ts'

test('what takes longer than its seconds is null, everything else what it is', async () => {
  expect(await within(10, Promise.resolve('here'))).toBe('here')
  expect(await within(undefined, Promise.resolve('here'))).toBe('here')
  expect(await within(0.001, new Promise(() => undefined))).toBeNull()
  await expect(within(10, Promise.reject(new Error('no')))).rejects.toThrow('no')
})
