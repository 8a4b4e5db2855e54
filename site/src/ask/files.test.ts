import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filePaths } from './files.ts'

const pages = join(import.meta.dirname, '..', 'pages')

const { ahead, ...ofPages } = filePaths

test('the list of scripts is written by the build itself, under the name by which it is asked for', () => {
  const build = readFileSync(join(pages, '..', '..', 'ahead.ts'), 'utf8')
  expect(build).toContain(`join(folder, '${ahead.path.slice(1)}')`)
})

test.each(Object.values(ofPages))('$path is made by a page of its name', ({ path }) => {
  expect(existsSync(join(pages, `${path.replace(/\{(\w+)\}/g, '[$1]')}.ts`))).toBe(true)
})
