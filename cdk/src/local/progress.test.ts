import { expect, test } from 'vitest'
import { startProgress } from './progress.ts'

const record = (isTTY: boolean) => {
  const written: string[] = []
  let time = 0
  const progress = startProgress({ isTTY, write: (text) => written.push(text) }, 'Reading', () => (time += 500))
  return { written, progress }
}

test('a plain output gets a line each quarter and at the end', () => {
  const { written, progress } = record(false)
  for (let done = 1; done <= 100; done++) progress.to(done, 100)
  progress.done('100 characters')
  expect(written).toEqual([
    'Reading 25 % (25 of 100)\n',
    'Reading 50 % (50 of 100)\n',
    'Reading 75 % (75 of 100)\n',
    'Reading: 100 characters (0.5 s)\n',
  ])
})

test('a terminal redraws its line', () => {
  const { written, progress } = record(true)
  progress.to(1, 2)
  progress.done()
  expect(written).toEqual([
    '\r\u001b[KReading ...',
    '\r\u001b[KReading 50 % (1 of 2)',
    '\r\u001b[KReading: done (0.5 s)',
    '\n',
  ])
})
