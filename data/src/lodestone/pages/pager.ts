import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { attributeOf, wholeNumber } from '../markup/values.ts'

/** Where a page stands in a longer list; all null on a list without a pager. */
export type PagePosition = { page: number | null; pageCount: number | null; nextPageUrl: string | null }

/** Reads the pager, which stands above and below a list; its words differ by language, its two numbers do not. */
export const readPager = (main: Element): PagePosition => {
  const pager = main.find('btn__pager')
  if (!pager) return { page: null, pageCount: null, nextPageUrl: null }
  const [page, pageCount, ...others] = (pager.need('btn__pager__current').text.match(/\d+/g) ?? []).map(Number)
  if (page === undefined || pageCount === undefined || others.length > 0) return unknownLayout('the pager')
  const next = pager.need('btn__pager__next')
  const nextPageUrl = next.has('btn__pager__no') ? null : attributeOf(next, 'href')
  const open = page < pageCount
  expectLayout(page >= 1 && page <= pageCount && open === (nextPageUrl !== null), 'the pager')
  expectLayout(nextPageUrl === null || /^https?:\/\//.test(nextPageUrl), 'the next page')
  return { page, pageCount, nextPageUrl }
}

/** How many entries the whole list declares; null if it declares that it is empty. */
export const readTotal = (main: Element): number | null => {
  const total = main.find('parts__total')
  if (total) return wholeNumber(total.text)
  expectLayout(main.find('parts__zero') !== null, 'no total')
  return null
}

/**
 * Checks the number of entries on a page against the declared total: a list on one page has all of them, and from the length
 * of a full page follows how many pages there are.
 */
export const expectComplete = (count: number, total: number, { page, pageCount }: PagePosition): void => {
  const complete =
    page === null || pageCount === null || pageCount === 1
      ? count === total
      : count > 0 && (page === pageCount ? count <= total - (pageCount - 1) : Math.ceil(total / count) === pageCount)
  expectLayout(complete, `${count} entries of ${total}`)
}
