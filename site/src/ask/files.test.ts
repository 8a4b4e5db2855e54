import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filePaths } from './files.ts'

const pages = join(import.meta.dirname, '..', 'pages')

test.each(Object.values(filePaths))('$path is made by a page of its name', ({ path }) => {
  expect(existsSync(join(pages, `${path.replace(/\{(\w+)\}/g, '[$1]')}.ts`))).toBe(true)
})
