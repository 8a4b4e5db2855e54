import { expect, test } from 'vitest'
import { publishedWords, reporter } from './report.ts'

test('a step is a line when it is done, and now and then before', async () => {
  let [now, told] = [0, '']
  const { step } = reporter(
    (text) => void (told += text),
    () => now,
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
  expect(told).toBe('read       5 of 12 ...\nread       10 of 12 ...\nread       12 characters (12.0 s)\n')
})

test('what was published, in words', () => {
  const report = { files: 1521, written: 2, unchanged: 1519, removed: 1, bytes: 86_095 }
  expect(publishedWords(report)).toBe('1,521 files: 2 written (86,095 bytes), 1,519 unchanged, 1 removed')
})
