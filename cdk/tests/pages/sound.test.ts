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
 * one, so that a family is read in all looks; in a soak it reads every visit. Pages of one family take turns in the languages: every
 * other one is visited in English and French, or in German and Japanese.
 */
const visitsOf = (at: number, pages: number) =>
  languages.flatMap((language, turn) => {
    const look = (turn + at) % looks.length
    const withAxe = isSoak || isReadByAxe(look, at, pages)
    const isItsTurn = pages === 1 || turn % 2 === at % 2
    return isItsTurn || withAxe ? [{ language, ...(looks[look] as Look), withAxe }] : []
  })

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe.each(families)('$name', ({ paths, status: expected }) => {
  describe.each(paths.map((path, at) => ({ path, visits: visitsOf(at, paths.length) })))(
    '$path',
    ({ path, visits }) => {
      test.concurrent.each(visits)('is sound in $language, $theme, from $size', async (visit) => {
        const { language, size, theme, withAxe } = visit
        const options = { viewport: widths[size], colorScheme: theme }
        const { page, problems, status, close } = await open(inLanguage(language, path), options)
        expect(status).toBe(expected)
        expect(await page.getAttribute('html', 'lang')).toBe(language)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        if (withAxe) expect(await findFaults(page)).toEqual([])
        await page.setViewportSize(widths[size === 'phone' ? 'desktop' : 'phone'])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        expect(problems).toEqual([])
        await close()
      })
    },
  )
})
