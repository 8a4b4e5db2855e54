import { expect, test } from 'vitest'
import { tableThings } from '#browse/build/tables.fixture.ts'
import { originPagesOf } from './origin-pages.ts'
import { related } from './related.ts'

const things = tableThings('en').flatMap((shelf) => shelf.things)
const pages = originPagesOf(things, 'en')
const ofKind = (kind: 'vendor' | 'currency') => [...pages.values()].filter((page) => page.kind === kind)

/** Whom each page of a kind belongs to, as `vendor/1 currency/28`. */
const pairs = (kind: 'vendor' | 'currency') =>
  ofKind(kind).flatMap((page) => related(page, pages).map(({ origin }) => [page.origin, origin] as const))

test('a vendor takes the currencies that are taken by it, and each is named once', () => {
  const taken = pairs('vendor').map(([vendor, currency]) => `${vendor} ${currency}`)
  const takers = pairs('currency').map(([currency, vendor]) => `${vendor} ${currency}`)
  expect(taken.length).toBeGreaterThan(100)
  expect(new Set(taken).size).toBe(taken.length)
  expect(taken.toSorted()).toEqual(takers.toSorted())
  expect(taken.every((pair) => /^vendor\/\d+ currency\/\d+$/.test(pair))).toBe(true)
})

test('what no shop sells has nothing to do with any', () => {
  const duties = [...pages.values()].filter(({ kind }) => kind === 'duty')
  expect(duties.flatMap((page) => related(page, pages))).toEqual([])
})
