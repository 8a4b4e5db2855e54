import { isSoak } from '@kupodex/data/testing'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { readFamilies } from '#check/families.ts'
import { base, inLanguage, languages, someone, useBrowser } from './site.ts'
import { shiftOf } from './visit.ts'

const open = useBrowser()
const families = await readFamilies(base, someone.id)

const themes = ['dark', 'light'] as const
const sizes = ['phone', 'desktop'] as const

/** Every theme on every width. */
const looks = themes.flatMap((theme) => sizes.map((size) => ({ theme, size })))
type Look = (typeof looks)[number]

/** A lone page in the first and the last look, which share neither theme nor width. */
const isReadByAxe = (look: number, at: number, pages: number) => {
  if (pages === 1) return look === 0 || look === looks.length - 1
  return pages >= looks.length ? look === at % looks.length : look % pages === at
}

/**
 * Each language loads the page in another look, and shows it in the other width afterwards, so that four visits see every
 * language in both widths. Axe reads a lone page in two visits, which have both themes and both widths, and each of many pages in
 * one, so that a family is read in all looks. Pages of one family take turns in the languages: every other one is visited in English
 * and French, or in German and Japanese. In a soak every page is visited in each language, and axe reads every visit.
 */
const visitsOf = (at: number, pages: number) =>
  languages.flatMap((language, turn) => {
    const look = (turn + at) % looks.length
    const withAxe = isSoak || isReadByAxe(look, at, pages)
    const isItsTurn = isSoak || pages === 1 || turn % 2 === at % 2
    return isItsTurn || withAxe ? [{ language, ...(looks[look] as Look), withAxe }] : []
  })

/** What a list of a character shows ten of at least, once it is drawn: a moment after all has come. */
const listed = '.things a[data-thing], .group-links a, .trove td'

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe.each(families)('$name', ({ name, paths, status: expected }) => {
  describe.each(paths.map((path, at) => ({ path, visits: visitsOf(at, paths.length) })))(
    '$path',
    ({ path, visits }) => {
      test.concurrent.each(visits)('is sound in $language, $theme, from $size', async (visit) => {
        const { language, size, theme, withAxe } = visit
        const options = { viewport: widths[size], colorScheme: theme }
        const { page, problems, status, close } = await open(inLanguage(language, path), options)
        expect(status).toBe(expected)
        if (name === 'list of a character') await page.locator(listed).nth(9).waitFor({ state: 'attached' })
        expect(await page.getAttribute('html', 'lang')).toBe(language)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        await page.setViewportSize(widths[size === 'phone' ? 'desktop' : 'phone'])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(problems).toEqual([])
        if (withAxe) expect(await findFaults(page, { shortened: true })).toEqual([])
        await close()
      })
    },
  )
})
