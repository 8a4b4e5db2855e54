import { expect, test } from 'vitest'
import { publishedWords, reporter } from './progress.ts'

test('a step is a line when it is done, and now and then before', async () => {
  let [now, printed] = [0, '']
  const { step } = reporter(
    (text) => void (printed += text),
    () => now,
    { startMemory: () => () => 5 * 2 ** 20 },
  )
  const result = await step(
    'read',
    async (progress) => {
      for (now = 0; now < 12_000; now += 1000) progress(`${now / 1000} of 12`)
      return 12
    },
    (count) => `${count} characters`,
  )
  expect(result).toBe(12)
  expect(printed).toBe(
    'read          5 of 12 ...\nread          10 of 12 ...\nread          12 characters (12.0 s, 5 MB)\n',
  )
})

test('for machines a step is a line of JSON with its figures', async () => {
  let printed = ''
  const { step, steps } = reporter(
    (text) => void (printed += text),
    () => 7,
    { json: true, startMemory: () => () => 9 },
  )
  await step(
    'write',
    async (progress) => progress('not printed'),
    () => ({ text: 'not printed', figures: { files: 3, more: 1 } }),
  )
  expect(JSON.parse(printed)).toEqual({ step: 'write', seconds: 0, peakMemory: 9, files: 3, more: 1 })
  expect(steps).toEqual([{ step: 'write', seconds: 0, peakMemory: 9, files: 3 }])
})

test('what was published, in words', () => {
  const report = { files: 1521, written: 2, copied: 19, unchanged: 1500, removed: 1, bytes: 86_095 }
  expect(publishedWords(report)).toBe('1,521 files: 2 written (86,095 bytes), 19 copied, 1,500 unchanged, 1 removed')
})
