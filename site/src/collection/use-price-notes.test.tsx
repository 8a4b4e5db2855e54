import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Notes } from './frame.ts'
import { usePriceNotes } from './use-price-notes.ts'

const prices = new Map([
  [1, { cheapest: 12_000, median: 12_000, seen: 1 }],
  [2, { cheapest: null, median: null, seen: 1 }],
])
const own: Notes = new Map([[1, { text: 'A note' }]])
const usual = { search: '', view: 'list', show: 'all', grouping: '', sort: 'inGame', facets: {} }

const notesIn = (state: Partial<typeof usual> & { facets?: Record<string, string[]> }, known = true) => {
  const seen: Notes[] = []
  const Part = ({ see }: { see: (notes: Notes) => unknown }) => {
    see(usePriceNotes('en', own, known ? prices : null, { ...usual, ...state }))
    return null
  }
  renderToStaticMarkup(<Part see={(notes) => seen.push(notes)} />)
  return seen[0] as Notes
}

test('rows say prices where the list is ordered or narrowed by them, beside what they say anyway', () => {
  const priced = [[1, { text: 'A note', end: '12,000 gil' }]]
  expect([...notesIn({ sort: 'cheapest' })]).toEqual(priced)
  expect([...notesIn({ facets: { price: ['50000'] } })]).toEqual(priced)
})

test('else they say what they say anyway', () => {
  expect(notesIn({})).toBe(own)
  expect(notesIn({ sort: 'cheapest' }, false)).toBe(own)
})
