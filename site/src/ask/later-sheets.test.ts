import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')

/** The profile draws them at once, too. */
const drawnAtOnce = ['character/state-actions.tsx']

/** The files that later parts of a file come from, as paths below the sources. */
const partsIn = (file: string): string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/laterPart\S*\([^]*?import\('([^']+\.tsx)'\)/g)].map(
    ([, path = '']) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path)),
  )

test('what is loaded later has its styles from the part, and draws no sheet that React would wait for', () => {
  const parts = globSync('**/*.tsx', { cwd: src })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap(partsIn)
  expect(parts.length).toBeGreaterThan(20)
  const wrong = parts.filter((file) => readFileSync(join(src, file), 'utf8').includes('precedence='))
  expect(wrong.filter((file) => !drawnAtOnce.includes(file))).toEqual([])
})
