import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { fill } from '#texts/fill.ts'
import { notFoundTexts } from '#texts/texts.ts'
import { emptyScopeIn, tellNobody } from './nobody.ts'

const pageOf = (scopes: readonly string[]) =>
  parseHTML(`<!doctype html><html><head><title>Nothing</title><meta name="description" content="Nothing"></head><body>
    <div data-nobody='${JSON.stringify({ scopes })}'><h1>Nothing</h1><p>Nothing</p><a data-instead href="/">Home</a></div>
  </body></html>`).document

test('of a scope without pages heading, text, title and description say the same', () => {
  const page = pageOf(['Aether'])
  tellNobody(page, '/de/ranking/mount/Aether/')
  const { nobody, nobodyText } = notFoundTexts('de')
  const [title, text] = [fill(nobody, { scope: 'Aether' }), fill(nobodyText, { scope: 'Aether' })]
  expect(page.querySelector('h1')?.textContent).toBe(title)
  expect(page.title).toBe(`${title} · Kupodex`)
  expect(page.querySelector('p')?.textContent).toBe(text)
  expect(page.querySelector('meta')?.getAttribute('content')).toBe(text)
})

test('any other address keeps what the page says', () => {
  const page = pageOf(['Aether'])
  tellNobody(page, '/de/nothing/')
  expect(page.querySelector('meta')?.getAttribute('content')).toBe('Nothing')
  expect(page.title).toBe('Nothing')
})

const scopes = ['Zodiark', 'Light']

test.each([
  ['/ranking/mount/Zodiark/', 'en', 'Zodiark', '/ranking/mount/global/'],
  ['/de/ranking/achievement/Light/all/', 'de', 'Light', '/de/ranking/achievement/global/'],
  ['/ja/ranking/raid/Light/1040/', 'ja', 'Light', '/ja/ranking/raid/global/'],
  ['/fr/rarity/emote/Zodiark/', 'fr', 'Zodiark', '/fr/rarity/emote/global/'],
  ['/stats/Light/', 'en', 'Light', '/stats/global/'],
])('%s is in a scope without pages', (address, language, scope, everywhere) => {
  expect(emptyScopeIn(address, scopes)).toEqual({ language, scope, everywhere })
})

test.each([
  '/',
  '/ranking/mount/Chaos/',
  '/ranking/sword/Light/',
  '/rarity/toString/Light/',
  '/toString/mount/Light/',
  '/ranking/Light/',
  '/stats/mount/Light/',
  '/char/Light/',
  '/ranking/mount/light/',
])('%s is not', (address) => expect(emptyScopeIn(address, scopes)).toBeNull())
