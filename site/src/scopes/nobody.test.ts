import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { fill } from '#texts/fill.ts'
import { notFoundTexts } from '#texts/texts.ts'
import { tellNobody } from './nobody.ts'

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
