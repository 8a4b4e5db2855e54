import type { AdminRow } from '@kupodex/data/contract'
import { expect, test, vi } from 'vitest'
import { createDrafts, guardDrafts } from './drafts.ts'
import { isListed, listRows } from './listed.ts'

const row = (id: number, sourceTypeId: number | undefined, en = ''): AdminRow => ({
  id,
  base: {
    howTo: { en, de: '', fr: '', ja: '' },
    obtainable: true,
    ...(sourceTypeId === undefined ? {} : { sourceTypeId }),
  },
  override: null,
})
const everything = { search: '', withoutSource: false }

test('rows stand by sort, then by id; what the table of the reader lacks comes last, by its id', () => {
  const named = [
    { id: 1, name: 'B', sort: 9 },
    { id: 2, name: 'A', sort: 5 },
    { id: 3, name: 'C', sort: 5 },
  ]
  const listed = listRows([row(1, 0), row(2, 0), row(3, 0), row(4, 0)], named)
  expect(listed.map(({ name, number }) => [name, number])).toEqual([
    ['A', null],
    ['C', null],
    ['B', null],
    ['#4', null],
  ])
  const notes = listRows(
    [row(1, undefined), row(2, undefined)],
    [
      { id: 1, name: 'B', number: 2 },
      { id: 2, name: 'A', number: 1 },
    ],
  )
  expect(notes.map(({ name, number }) => [name, number])).toEqual([
    ['A', 1],
    ['B', 2],
  ])
})

test.each([
  ['', true],
  ['  BÄR ', true],
  ['7', true],
  ['moogle', true],
  ['bee', false],
])('a search for "%s" looks through name, id and texts', (search, expected) => {
  const listed = { row: row(7, 2, 'Ask a Moogle'), name: 'Großer Bär', number: null }
  expect(isListed(listed, { ...everything, search }, 'de')).toBe(expected)
})

test.each([
  [row(1, 0, 'Quest'), true],
  [row(1, 2), false],
  [row(1, undefined), true],
  [row(1, undefined, 'Quest'), false],
])('only rows without a source: %#', (one, expected) => {
  expect(isListed({ row: one, name: 'A', number: null }, { search: '', withoutSource: true }, 'en')).toBe(expected)
})

test('a page with unsaved changes asks before it is left, and no other does', () => {
  const changed = vi.fn()
  const drafts = createDrafts(changed)
  const page = new EventTarget() as never as Window
  const stop = guardDrafts(page, drafts)
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  const draft = { howTo: { en: 'A', de: '', fr: '', ja: '' }, obtainable: true, sourceTypeId: 0 }
  drafts.set(5, draft)
  drafts.set(5, draft)
  expect([leave(), drafts.get(5), drafts.count]).toEqual([true, draft, 1])
  drafts.drop(5)
  drafts.drop(5)
  expect(leave()).toBe(false)
  expect(changed.mock.calls.flat()).toEqual([1, 1, 0])
  drafts.set(6, draft)
  stop()
  expect(leave()).toBe(false)
})
