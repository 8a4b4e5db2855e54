import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { progressTexts } from '#browse/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import { setHtml } from '#ui/set-html.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { keepPlacesChoice, placesChoice, placesChoiceKey } from './kept-choice.ts'
import { bindChoices, missingHtml } from './show-missing.ts'

const last = { id: 42, name: 'Mina Example', kind: 'opened' as const }
const nothingChosen = { missing: false, most: false }
const drawn = (missing: readonly (number | null)[], unknown: readonly string[] = []) => {
  const rows = missing.map((one) => ({ missing: one }))
  return openPage(`<div>${markupOf(missingHtml(last, { rows, unknown }, nothingChosen, 'en'))}</div>`)
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

/** A list of places with how much is missing in each, as it is drawn for a character. */
const list = (kind: 'own' | 'opened', kept?: object) => {
  const page = openPage('<div id="box"></div><table><tbody></tbody></table>', {
    kept: kept === undefined ? {} : { [placesChoiceKey]: JSON.stringify(kept) },
  })
  const rows = [1, 0, 3, null].map((missing, at) => {
    const element = page.document.createElement('tr')
    element.textContent = `${at}`
    page.one('tbody').append(element)
    return { element, missing }
  })
  const storage = safeStorage('localStorage')
  const asked: string[] = []
  page.document.addEventListener(
    'change',
    ({ target }) => void asked.push(...Object.keys((target as HTMLElement).dataset)),
  )
  setHtml(page.one('#box'), missingHtml(last, { rows, unknown: [] }, placesChoice(storage, kind), 'en'))
  bindChoices(page.one('#box'), rows)
  return { ...page, asked, order: () => page.words('tr').join('') }
}

test('most missing comes first for a character of the reader, and in the order of names for another one', () => {
  expect(list('own').order()).toBe('2013')
  expect(list('opened').order()).toBe('0123')
})

test('what the reader chose last is kept, and applied to the next list', () => {
  const { click, storage, order } = list('opened')
  click('[data-most]')
  expect(order()).toBe('2013')
  click('[data-missing]')
  const kept = JSON.parse(storage.getItem(placesChoiceKey) ?? '') as object
  expect(kept).toEqual({ most: true, missing: true })
  const again = list('opened', kept)
  expect([again.order(), again.asked]).toEqual(['2013', ['most', 'missing']])
  expect(list('own', { most: false }).order()).toBe('0123')
})

test('a damaged choice is none', () => {
  const storage = safeStorage('localStorage')
  for (const kept of ['{', 'null', '7', '{"most":1,"missing":"yes"}']) {
    openPage('', { kept: { [placesChoiceKey]: kept } })
    expect(placesChoice(storage, 'opened'), kept).toEqual({ missing: false, most: false })
    keepPlacesChoice(storage, 'missing', true)
    expect(placesChoice(storage, 'opened').missing).toBe(true)
  }
})
