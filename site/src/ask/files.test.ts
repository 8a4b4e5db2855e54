import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filePaths } from './files.ts'

const pages = join(import.meta.dirname, '..', 'pages')

/** The page that makes all files for scripts. */
const table = readFileSync(join(pages, '[...file].json.ts'), 'utf8')

const { ahead, ...ofPages } = filePaths

test('the list of scripts is written by the build itself, under the name by which it is asked for', () => {
  const build = readFileSync(join(pages, '..', '..', 'ahead.ts'), 'utf8')
  expect(build).toContain(`join(folder, '${ahead.path.slice(1)}')`)
})

test.each(Object.values(ofPages))('$path is made under its name', ({ path }) => {
  const name = /^\/([\w-]+)[./]/.exec(path)?.[1]
  expect(table).toMatch(new RegExp(`^  '?${name}'?:`, 'm'))
})
