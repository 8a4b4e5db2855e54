import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFacts } from './facts.ts'

const routes = join(import.meta.dirname, '../pages/[...lang]/char')

test('a collection has a route of its own exactly where its descriptor says so', () => {
  const wrong = listFacts.filter(({ page }) => existsSync(join(routes, page.path)) !== page.ownRoute)
  expect(wrong.map(({ page }) => `ownRoute of ${page.path} is ${page.ownRoute}`)).toEqual([])
})
