import { describe, expect, test } from 'vitest'
import { sampleCards } from '../card/cards.fixture.ts'
import type { CardContent } from '../card/content.ts'
import { headFacts } from './facts.ts'
import { fillHead } from './head.ts'

/** The head of a shell as the build writes it. */
const shell = [
  '<title>Reittiere · Kupodex</title>',
  '<meta name="description" content="Was dieser &quot;Charakter&quot; hat.">',
  '<meta name="robots" content="noindex">',
  '<meta property="og:type" content="website">',
  '<meta property="og:title" content="Reittiere">',
  '<meta property="og:description" content="Was dieser &quot;Charakter&quot; hat.">',
  '<meta property="og:image" content="https://kupodex.test/og.png">',
  '<meta name="twitter:card" content="summary_large_image">',
  '<h1 data-who>Charakter</h1><p class="soft lead">Was es hier gibt.</p>',
].join('')

const mounts = { language: 'de', id: 7, word: 'mounts' } as const
const profile = { ...mounts, word: 'profile' }
const fill = (name: string, page: Parameters<typeof headFacts>[1] = mounts, change: object = {}) =>
  fillHead(shell, page, headFacts({ ...sampleCards[name], ...change } as CardContent, page))

describe('the page of a ranked character', () => {
  test('has its name, what it is about, and its card', () => {
    const page = fill('usual')
    expect(page).toContain('<title>Aldo Test · Reittiere · Kupodex</title>')
    expect(page).toContain('content="Aldo Test (Testworld) – Was dieser &quot;Charakter&quot; hat."')
    expect(page).toContain('<meta property="og:image" content="https://kupodex.test/de/char/7.png" />')
    expect(page).toContain('summary_large_image')
  })

  test('is listed under its own addresses', () => {
    const page = fill('usual')
    expect(page).not.toContain('noindex')
    expect(page).toContain('<link rel="canonical" href="https://kupodex.test/de/char/7/mounts/" />')
    expect(page).toContain('hreflang="en" href="https://kupodex.test/char/7/mounts/"')
    expect(page.match(/hreflang=/g)).toHaveLength(5)
    expect(page).toContain('type="application/atom+xml" href="https://kupodex.test/api/feed/char/de/7/"')
  })

  test('sums the character up on its profile', () => {
    const page = fill('usual', profile)
    expect(page).toContain('<title>Aldo Test · Testworld · Kupodex</title>')
    expect(page).toContain('content="Testworld (Testcenter) · Errungenschaften 37\u00a0%, Rang 3 · ')
    expect(page).toContain('href="https://kupodex.test/de/char/7/"')
    expect(page).toContain('<h1 data-who>Aldo Test</h1><p class="soft lead">Testworld (Testcenter) · ')
  })

  test.each(['settings', 'verify', 'compare'])('is not listed for %s', (word) =>
    expect(fill('usual', { ...mounts, word })).toContain('noindex'),
  )
})

test('one that is not ranked is named, and not listed', () => {
  const page = fill('nothing')
  expect(page).toContain('Aldo Test')
  expect(page).toContain('noindex')
})

test.each(['private', 'unknown', 'deleted'])('of one that is %s nothing is said, but it has its card', (kind) => {
  expect(fill(kind)).toBe(shell.replace('https://kupodex.test/og.png">', 'https://kupodex.test/de/char/7.png" />'))
})

test('a name cannot write markup, nor a pattern of a replacement', () => {
  const page = fill('usual', mounts, { name: '"><script>$&$`' })
  expect(page).not.toContain('<script')
  expect(page).toContain('$&amp;$`')
  expect(page.match(/noindex|<title>/g)).toHaveLength(1)
})

test('a shell without these tags stays as it is', () => {
  const facts = headFacts(sampleCards.usual as CardContent, mounts)
  expect(fillHead('<h1>plain</h1>', mounts, facts)).toBe('<h1>plain</h1>')
})
