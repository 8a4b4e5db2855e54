import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')

/** The profile draws them at once, too. */
const drawnAtOnce = ['character/state-actions.tsx']

const textOf = (file: string) => readFileSync(join(src, file), 'utf8')

/** The files with parts that match a pattern in the text of a file, as paths below the sources. */
const partsIn = (file: string, pattern: RegExp): string[] =>
  [...textOf(file).matchAll(pattern)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
  )

/** The files that later parts of a file come from. */
const laterIn = (file: string) => partsIn(file, /laterPart\S*\([^]*?import\('([^']+\.tsx)'\)/g)

/** Some files with all that they draw with. */
const withImports = (files: readonly string[]): string[] => {
  const all = new Set(files)
  // A set goes on with what is added to it meanwhile.
  for (const file of all) for (const other of partsIn(file, /^import .* from '([^']+\.tsx)'$/gm)) all.add(other)
  return [...all]
}

test('what is loaded later has its styles from the part, and draws no sheet that React would wait for', () => {
  const parts = globSync('**/*.tsx', { cwd: src })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap(laterIn)
  expect(parts.length).toBeGreaterThan(20)
  const wrong = withImports(parts).filter((file) => textOf(file).includes('precedence='))
  expect(wrong.filter((file) => !drawnAtOnce.includes(file))).toEqual([])
})
