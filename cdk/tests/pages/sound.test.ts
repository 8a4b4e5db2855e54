import { isSoak } from '@kupodex/data/soak.fixture'
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

interface Turn {
  language: (typeof languages)[number]
  look: number
  withAxe: boolean
}

/** A lone page is seen in every language, in another look each; axe reads the first and the last, which share neither theme nor width. */
const turnsOfLone = (): Turn[] =>
  languages.map((language, look) => ({ language, look, withAxe: look === 0 || look === looks.length - 1 }))

/** Two or three pages are seen in half of the languages each; axe reads all looks between them. */
const turnsOfFew = (at: number, pages: number): Turn[] =>
  languages.flatMap((language, turn) => {
    const look = (turn + at) % looks.length
    const withAxe = look % pages === at
    return withAxe || turn % 2 === at % 2 ? [{ language, look, withAxe }] : []
  })

/** Of many pages each is seen once, the next in the next language and look; after sixteen each language was seen in each look. */
const turnsOfMany = (at: number): Turn[] => {
  const round = Math.floor(at / languages.length)
  return languages
    .filter((_, turn) => turn === at % languages.length)
    .map((language) => ({ language, look: (at + round) % looks.length, withAxe: true }))
}

const turnsInSoak = (at: number): Turn[] =>
  languages.map((language, turn) => ({ language, look: (turn + at) % looks.length, withAxe: true }))

/** How a page of a family is visited: in a language and a look, in whose other width it is shown afterwards. A soak sees every page in each language. */
const visitsOf = (at: number, pages: number) => {
  const turns = isSoak
    ? turnsInSoak(at)
    : pages === 1
      ? turnsOfLone()
      : pages < languages.length
        ? turnsOfFew(at, pages)
        : turnsOfMany(at)
  return turns.map(({ language, look, withAxe }) => ({ language, ...(looks[look] as Look), withAxe }))
}

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
