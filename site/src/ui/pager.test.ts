import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { pagerHtml, pagerSteps } from './pager.ts'

test.each([
  [1, 1, [1]],
  [3, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [1, 16, [1, 2, 3, 'gap', 16]],
  [4, 16, [1, 2, 3, 4, 5, 6, 'gap', 16]],
  [5, 16, [1, 2, 3, 4, 5, 6, 7, 'gap', 16]],
  [9, 16, [1, 'gap', 7, 8, 9, 10, 11, 'gap', 16]],
  [16, 16, [1, 'gap', 14, 15, 16]],
] as const)('page %i of %i', (page, pages, steps) => expect(pagerSteps(page, pages)).toEqual(steps))

test('buttons are links; the current page is not one; one page has no buttons', () => {
  const frame = { language: 'en', hrefOf: (page: number) => `/p/${page}/?a&b` } as const
  const links = markupOf(pagerHtml(frame, 2, 3))
  expect(links.match(/href="[^"]*"/g)).toEqual([1, 1, 3, 3].map((page) => `href="/p/${page}/?a&amp;b"`))
  expect(links).toContain('aria-current="page" aria-label="Page 2"')
  expect(pagerHtml(frame, 1, 1)).toBeNull()
})
