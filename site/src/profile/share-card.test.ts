import { expect, test } from 'vitest'
import { sharedCard } from './share-card.ts'

test('a card leads to the profile in its language', () => {
  expect(sharedCard('https://kupodex.test', 'de', { id: 7, name: 'Aldo Test' })).toEqual({
    link: 'https://kupodex.test/de/char/7/',
    bbcode: '[url=https://kupodex.test/de/char/7/][img]https://kupodex.test/de/char/7.png[/img][/url]',
    html: '<a href="https://kupodex.test/de/char/7/"><img src="https://kupodex.test/de/char/7.png" width="600" height="315" alt="Aldo Test · Kupodex"></a>',
  })
  expect(sharedCard('', 'en', { id: 7, name: '' })).toMatchObject({
    link: '/char/7/',
    bbcode: '[url=/char/7/][img]/en/char/7.png[/img][/url]',
  })
})

test('a name cannot write markup', () => {
  const { html } = sharedCard('', 'en', { id: 7, name: '"><script>' })
  expect(html).not.toContain('<script')
  expect(html.match(/"/g)).toHaveLength(10)
})
