import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { beforeAll, expect, test } from 'vitest'
import { compilerOf } from './compiles.ts'
import { harmless } from './harmless.ts'
import { type Mutant, mutantsOf } from './plant.ts'
import { packageLines, roomLines } from './report.ts'
import { roomsOf } from './rooms.ts'

const root = resolve(import.meta.dirname, '..', '..', '..', '..')
const folder = testFolder()
const file = join(folder, 'smaller.ts')

let mutants: Mutant[]
beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    file,
    'export const smaller: (a: number, b: number) => number = (a, b) =>\n  a < b || b === 0 ? a : b\n',
  )
  mutants = await mutantsOf(file)
})

const becoming = (was: string, becomes: string): Mutant => {
  const found = mutants.find((mutant) => mutant.was === was && mutant.becomes === becomes)
  if (found === undefined) throw new Error(`${was} never becomes ${becomes}`)
  return found
}

test('a fault is one change of one place, the rest of the file as it was', () => {
  expect(becoming('a < b', 'a <= b')).toMatchObject({
    line: 2,
    text: expect.stringContaining('a <= b || b === 0 ? a : b'),
  })
  expect(becoming('a < b || b === 0', '(a < b && b === 0)').text).toContain('(a < b && b === 0) ? a : b')
})

test('what a hook depends on stays as it is, since lint refuses every other list', async () => {
  const hook = join(folder, 'hook.ts')
  writeFileSync(hook, 'export const useList = (a: number) => useMemo(() => [a], [a])\n')
  const planted = await mutantsOf(hook)
  expect(planted.map(({ was, becomes }) => [was, becomes])).toEqual([
    ...[['(a: number) => useMemo(() => [a], [a])', '() => undefined']],
    ...[
      ['() => [a]', '() => undefined'],
      ['[a]', '[]'],
    ],
  ])
})

test('what types refuse is told from what only a test can find', () => {
  const compiles = compilerOf(root, join(root, 'tsconfig.json'), [file])
  expect(compiles(becoming('b === 0', 'b !== 0'))).toBe(true)
  expect(mutants.filter((mutant) => mutant.becomes === '() => undefined').map(compiles)).toEqual([false])
  expect(compiles(becoming('a < b', 'a >= b'))).toBe(true)
})

test('the rooms are the folders of the packages, each with its own tests', () => {
  const rooms = roomsOf(root)
  const rules = rooms.find(({ name }) => name === 'data/src/rules')
  expect(rules?.sources).toContain(join(root, 'data/src/rules/percent.ts'))
  expect(rules?.tests).toContain(join(root, 'data/src/rules/percent.test.ts'))
  const sources = rooms.flatMap(({ sources }) => sources)
  expect(sources.filter((source) => /\.(test|fixture)\./.test(source))).toEqual([])
  const texts = sources.filter((source) => source.endsWith('/texts.ts'))
  expect(texts).toContain(join(root, 'lambdas/src/card/texts.ts'))
  expect(texts.filter((source) => source.startsWith(join(root, 'site')))).toEqual([])
})

test('a report counts what was found, names what was not, and fails a package below its share', () => {
  const survivors = [becoming('a < b', 'a <= b')]
  const good = { room: 'data/src/rules', planted: 10, survivors }
  const poor = { room: 'site/src/recent', planted: 4, survivors }
  expect(roomLines(good, folder)).toEqual([
    expect.stringMatching(/^data\/src\/rules +10 +9 +90 %$/),
    '  smaller.ts:2  a < b  ->  a <= b',
  ])
  expect(packageLines([good, poor]).failed).toEqual(['Tests of site find less than 85 %'])
})

test('what is said to do no harm is a fault that can still be planted', async () => {
  const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
  for (const { file, was, becomes } of harmless) {
    const found = (await mutantsOf(join(root, file))).some(
      (mutant) => squeezed(mutant.was) === squeezed(was) && squeezed(mutant.becomes) === squeezed(becomes),
    )
    expect(found, `${file}: ${was} -> ${becomes}`).toBe(true)
  }
})
