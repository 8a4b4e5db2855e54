import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { expect, test } from 'vitest'
import { countErrors, linesOf } from './count-errors.ts'

const at = (second: number) => `2026-11-23T08:00:0${second}.000Z`

async function* lines(records: readonly (string | object)[]) {
  for (const record of records) yield typeof record === 'string' ? record : JSON.stringify(record)
}

test('counts warnings and errors by code: those of problems, else what happened', async () => {
  const problems = [
    { part: 'mounts', code: 'shrunken', details: '' },
    { part: 'profile', code: 'unknownLayout', details: '' },
  ]
  const counts = await countErrors(
    lines([
      { time: at(1), level: 'error', event: 'siteChanged' },
      { time: at(2), level: 'warn', event: 'sitePaused' },
      { time: at(3), level: 'warn', event: 'syncProblems', problems },
      { time: at(4), level: 'warn', event: 'syncProblems', problems: problems.slice(0, 1) },
      { time: at(5), level: 'info', event: 'newcomers' },
    ]),
    Date.parse(at(2)),
  )
  expect(counts).toEqual([
    { code: 'shrunken', level: 'warn', count: 2, last: Date.parse(at(4)) },
    { code: 'sitePaused', level: 'warn', count: 1, last: Date.parse(at(2)) },
    { code: 'unknownLayout', level: 'warn', count: 1, last: Date.parse(at(3)) },
  ])
})

test('skips lines for people, cut lines, and those without a time', async () => {
  const cut = JSON.stringify({ time: at(1), level: 'error', event: 'failed' }).slice(0, -3)
  const texts = [`${at(1)} 400 GET "/%"`, cut, '', { level: 'error', event: 'failed' }]
  expect(await countErrors(lines(texts), 0)).toEqual([])
})

const folder = testFolder()

test('reads a file line by line; one that is missing is an error', async () => {
  const file = join(folder, 'stack.log')
  await expect(countErrors(linesOf(file), 0)).rejects.toThrow('ENOENT')
  writeFileSync(file, `${JSON.stringify({ time: at(1), level: 'error', event: 'failed' })}\nnext\n`)
  expect(await countErrors(linesOf(file), 0)).toMatchObject([{ code: 'failed', count: 1 }])
})
