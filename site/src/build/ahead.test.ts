import { expect, test } from 'vitest'
import { type Chunk, scriptsOf, stylesOf } from './ahead.ts'

const chunk = (fileName: string, module: string, ...imports: string[]): Chunk => ({
  fileName,
  imports,
  moduleIds: [`/house/site/src/${module}`],
})

test('lists come with all that they import, and nothing else', () => {
  const chunks = [
    chunk('list.js', 'collection/collection-page.tsx', 'shared.js'),
    chunk('keys.js', 'collection/keys.ts', 'list.js'),
    chunk('shared.js', 'ui/icon.tsx', 'deep.js'),
    chunk('deep.js', 'format/number.ts', 'shared.js'),
    chunk('fish-details.js', 'fish/fish-details.tsx', 'fish-page.js'),
    chunk('fish-page.js', 'fish/fish-page.tsx', 'shared.js'),
    chunk('profile.js', 'profile/profile-page.tsx', 'shared.js'),
    chunk('titles.js', 'achievements/title-details.tsx'),
  ]
  expect([...scriptsOf(chunks)]).toEqual(['list.js', 'shared.js', 'deep.js', 'keys.js'])
  expect([...scriptsOf(chunks.slice(5))]).toEqual([])
})

test('style sheets are read from a page', () => {
  const html =
    '<link rel="icon" href="/i.svg"><link rel="stylesheet" href="/_astro/a.css"><link rel="stylesheet" href="/b.css">'
  expect(stylesOf(html)).toEqual(['/_astro/a.css', '/b.css'])
})
