import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fixedPages } from '@kupodex/data/contract'
import { languages as all } from '@kupodex/data/game'
import { describe, expect, inject, test } from 'vitest'
import { weigherOf } from '#check/built-weight.ts'
import { budgetOf, faceBudget, faceWeight, htmlWeight, passed } from '#check/budgets.ts'
import { readFamilies } from '#check/families.ts'
import { base, inLanguage, someone } from './site.ts'

const families = (await readFamilies(base, someone.id)).map((family) => ({ ...family, budget: budgetOf(family) }))

/** The family of a page that was built, by its path below the folder of pages. */
const familyOf = (path: string): string => {
  const words = path.split('/').slice(0, -1)
  if ((all as readonly string[]).includes(words[0] ?? '')) words.shift()
  const [kind = 'home', type = '', , fourth] = words
  if (kind === 'ranking') return ['raid', 'ishgard', 'fc', 'gains', 'missing'].includes(type) ? type : 'board'
  if (kind === 'rarity') return fourth === undefined || fourth === 'page' ? 'rarity' : 'item'
  // The first page of each leads to all the others.
  const below: Readonly<Record<string, string>> = { browse: 'shelf', from: 'origin', new: 'patch' }
  return type === '' ? kind : (below[kind] ?? kind)
}

describe('of all pages that were built', () => {
  const folder = join(inject('config').folder, 'pages')
  const largest = new Map<string, { path: string; size: number }[]>()
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue
    const size = statSync(join(folder, path)).size
    const family = familyOf(path)
    const top = [...(largest.get(family) ?? []), { path, size }].sort((a, b) => b.size - a.size).slice(0, 3)
    largest.set(family, top)
  }

  const weigh = weigherOf(folder)
  /** The file that answers an address: all pages of a character below one word are one file, and so are all groups. */
  const fileOf = (path: string): string =>
    `${path
      .replace(/(?<=\/char\/)\d+\/(?:(\w+)\/.*)?$/, (_, word = 'profile') => `${word}/`)
      .replace(/(?<=\/group\/)[\w-]+\/$/, '')}index.html`

  test.each(families.filter(({ isIsland }) => isIsland))(
    'every page of $name keeps its budget',
    ({ paths, budget }) => {
      // Japanese takes the most bytes a letter.
      for (const file of paths.flatMap((path) => [path, inLanguage('ja', path)].map(fileOf)))
        expect([file, passed(weigh(file), budget)]).toEqual([file, []])
    },
  )

  test('there are some of every family', () => {
    expect([...largest.keys()].sort()).toEqual(
      [
        ...fixedPages.map(({ path }) => (path === '' ? 'home' : path)),
        ...[
          '404',
          'board',
          'fc',
          'gains',
          'group',
          'ishgard',
          'item',
          'missing',
          'origin',
          'patch',
          'raid',
          'rarity',
          'shelf',
          'stats',
        ],
      ].sort(),
    )
  })

  test('each face on the largest boards keeps its budget', () => {
    for (const { path } of largest.get('board') ?? []) {
      const { count, bytes } = faceWeight(readFileSync(join(folder, path), 'utf8'))
      expect(count, path).toBeGreaterThan(0)
      expect(bytes / count, path).toBeLessThan(faceBudget)
    }
  })

  test.each([...largest])('the largest of %s keep the budget of HTML', (family, top) => {
    for (const { path } of top) {
      const weight = { html: htmlWeight(readFileSync(join(folder, path), 'utf8')), css: 0, js: 0 }
      expect([path, passed(weight, budgetOf({ name: family, isIsland: family === 'char' }))]).toEqual([path, []])
    }
  })
})
