import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { progressTexts } from '#browse/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import { missingHtml } from './show-missing.ts'

const last = { id: 42, name: 'Mina Example', kind: 'opened' as const }
const drawn = (missing: readonly (number | null)[], unknown: readonly string[] = []) => {
  const rows = missing.map((one) => ({ missing: one }))
  return openPage(`<div>${markupOf(missingHtml(last, { rows, unknown }, 'en'))}</div>`)
}

test('in how many places something is missing stands beside the name, with ways to see those', () => {
  const { one, all, words } = drawn([2, 0, null, 1], ['Fish'])
  expect(words('p')).toEqual([
    'Mina Example is missing something in 2 of 3 sources',
    'In 1 more (–), nothing counts or is known.',
  ])
  expect(one('p a').getAttribute('href')).toBe('/char/42/')
  expect(all('input').map(({ dataset }) => Object.keys(dataset))).toEqual([['missing'], ['most']])
  expect(one('summary').textContent).toBe('Not known of 1 collection')
})

test('every place of the list is spoken of', () =>
  expect(drawn([2, 0]).words('p')).toEqual(['Mina Example is missing something in 1 of 2 sources']))

test('where nothing is missing there is nothing to narrow', () => {
  const { one, all } = drawn([0, 0])
  expect([one('p').textContent, all('input:disabled').length]).toEqual(['Mina Example is missing nothing here', 2])
})

test('of a character that this browser does not keep it says so', () =>
  expect(drawn([null]).words('p')).toEqual(['Mina Example', progressTexts('en').notKept]))

test('where nothing is known there is the name alone, and of what it is', () => {
  const { words, all } = drawn([null], ['Fish'])
  expect(words('p')).toEqual(['Mina Example', 'Not known for this character: Fish'])
  expect(all('input')).toEqual([])
})
