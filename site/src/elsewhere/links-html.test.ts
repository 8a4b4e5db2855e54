import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { databasesKey } from './chosen-databases.ts'
import { databaseWords, type KnownAs } from './databases.ts'
import { linksHtml } from './links-html.ts'
import { showChosen } from './show-chosen.ts'

const beetle: KnownAs = { row: { kind: 'item', id: 7 }, name: 'Käfer', english: 'Beetle' }

const open = (language: 'en' | 'de', chosen?: string, thing = beetle) => {
  const kept = chosen === undefined ? {} : { [databasesKey]: chosen }
  const page = openPage(markupOf(linksHtml(thing, language)), { kept })
  const seen = () => page.words('section:not([hidden]) a:not([hidden])')
  return { ...page, seen }
}

test('a page has the links to all databases, and shows the usual ones of its language', () => {
  const english = open('en')
  expect(english.seen()).toHaveLength(databaseWords.length)
  const german = open('de')
  expect(german.all('a')).toHaveLength(databaseWords.length)
  expect(german.seen()).toEqual(['Eorzea Database', 'Garland Tools', 'Teamcraft'])
  showChosen(german.document)
  expect(german.seen()).toEqual(['Eorzea Database', 'Garland Tools', 'Teamcraft'])
})

test('the reader sees those that they chose, by the words that the settings keep', () => {
  const page = open('de', 'teamcraft,gamerEscape,unheard')
  showChosen(page.document)
  expect(page.seen()).toEqual(['Teamcraft', 'Gamer Escape'])
})

test('where nothing is chosen there is no heading either', () => {
  const page = open('en', '')
  showChosen(page.document)
  expect(page.one('section').hidden).toBe(true)
  const wikis = open('en', 'gamerEscape', { ...beetle, english: null })
  showChosen(wikis.document)
  expect(wikis.one('section').hidden).toBe(true)
})

test('a page without links stays as it is', () => {
  const page = openPage('<p>Nothing</p>', { kept: { [databasesKey]: 'teamcraft' } })
  showChosen(page.document)
  expect(page.one('p').hidden).toBe(false)
})
