import { expect, test } from 'vitest'
import { suggestionsHtml } from './suggestions.ts'

test('a suggestion is a link with its place; nothing of a name is taken for markup', () => {
  const found = [
    { id: 7, name: "Mina <b>O'Tool", worldId: 1, place: 'Center / World' },
    { id: 8, name: 'Mina Other', worldId: 9, place: '' },
  ]
  expect(suggestionsHtml(found, '/de/char/')).toBe(
    '<li><a href="/de/char/7/">Mina &lt;b&gt;O&#39;Tool <small>Center / World</small></a></li>' +
      '<li><a href="/de/char/8/">Mina Other <small></small></a></li>',
  )
})
