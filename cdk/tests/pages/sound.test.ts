import { isSoak } from '@kupodex/data/soak.fixture'
import type { BrowserContext } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { listenToLoads, weigh } from '#bench/site/weigh.ts'
import { budgetOf, compressed, htmlWeight, passed } from '#check/budgets.ts'
import { type Family, readFamilies } from '#check/families.ts'
import { behaviourAt, functionBehaviours } from '#edge/behaviours.ts'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { expectStops } from './focus.ts'
import { expectRoomForLetters, overflow } from './letters.ts'
import { base, inLanguage, languages, someone, keepingOpen } from './site.ts'
import { findStrays } from './strays.ts'
import { nativeFields, tooSmall } from './targets.ts'
import { shiftOf } from './shifts.ts'
import { eventually } from './visit.ts'

const open = keepingOpen()
const families = await readFamilies(base, someone.id)

const themes = ['dark', 'light'] as const
const sizes = ['phone', 'desktop'] as const

/** Every theme on every width. */
const looks = themes.flatMap((theme) => sizes.map((size) => ({ theme, size })))
type Look = (typeof looks)[number]

interface Turn {
  language: (typeof languages)[number]
  look: number
}

/**
 * A lone page is seen twice: in English, and in the look that shares neither theme nor width with that, in another language than the
 * lone page before it.
 */
const turnsOfLone = (nth: number): Turn[] => {
  const [first, ...others] = languages
  return [
    { language: first, look: 0 },
    { language: others[nth % others.length] ?? first, look: looks.length - 1 },
  ]
}

/** Of several pages each is seen once, the next in the next language and look; after sixteen each language was seen in each look. */
const turnsOfMany = (at: number): Turn[] => {
  const round = Math.floor(at / languages.length)
  return languages
    .filter((_, turn) => turn === at % languages.length)
    .map((language) => ({ language, look: (at + round) % looks.length }))
}

const turnsInSoak = (at: number): Turn[] =>
  languages.map((language, turn) => ({ language, look: (turn + at) % looks.length }))

/**
 * How the page at `at` of the family `nth` is visited: in a language and a look, from the look's width, and with axe in the other one. A soak
 * sees every page in each language.
 */
const visitsOf = (nth: number, at: number, pages: number) => {
  const turns = isSoak ? turnsInSoak(at) : pages === 1 ? turnsOfLone(nth) : turnsOfMany(at)
  return turns.map(({ language, look }, turn) => ({
    language,
    ...(looks[look] as Look),
    /** The first visit of a family is in English, dark and on a phone. */
    isFirstOfFamily: at === 0 && turn === 0,
    /** The first visits of the first two pages of a family. */
    isOfFirst: at < 2 && turn === 0,
  }))
}

/** What a list of a character shows ten of at least, once it is drawn: a moment after all has come. */
const listed = '.things a[data-thing], .group-links a, .trove td'

/** Families whose pages have room for letters of twice the size on the narrowest phone, too. */
const withLargeLetters = new Set([
  'home',
  'board',
  'raid',
  'ishgard',
  'profile',
  'timeline',
  'search',
  'api',
  'nothing',
  'islands',
  'islandworkshop',
  'status',
  'statistics',
  'rarity',
  'shelf',
  'origin',
  'patch',
])

/** Families of which a part with styles of its own comes at once where nobody is chosen yet. */
const withPartAtOnce = new Set(['matrix', 'tonight', 'profile'])

const isOfFunction = (path: string) => behaviourAt(functionBehaviours, path) !== undefined

/** The files that the first view of a page has loaded keep the budget of its family. */
const expectBudget = async (family: Family, path: string, endOfLoads: ReturnType<typeof listenToLoads>) => {
  const [{ files }, answer] = await Promise.all([endOfLoads(), fetch(base + path)])
  const { css, js } = weigh(
    files.filter(({ kind }) => kind === 'css' || kind === 'js'),
    (body) => compressed(body.toString()),
  )
  expect(passed({ html: htmlWeight(await answer.text()), css, js }, budgetOf(family))).toEqual([])
}

describe.each(families.map((family, nth) => ({ ...family, family, nth })))('$name', ({ family, nth }) => {
  const { name, paths, isAnswered } = family
  describe.each(paths.map((path, at) => ({ path, visits: visitsOf(nth, at, paths.length) })))(
    '$path',
    ({ path, visits }) => {
      test.concurrent.each(visits)('is sound in $language, $theme, from $size', async (visit) => {
        const { language, size, theme, isOfFirst, isFirstOfFamily } = visit
        let endOfLoads: ReturnType<typeof listenToLoads> | undefined
        const prepare = async (context: BrowserContext) => {
          endOfLoads = listenToLoads(context)
        }
        const options = { viewport: widths[size], colorScheme: theme, ...(isFirstOfFamily ? { prepare } : {}) }
        const { page, problems, asked, status, close } = await open(inLanguage(language, path), options)
        expect(status).toBe(family.status)
        if (endOfLoads) await expectBudget(family, path, endOfLoads)
        if (isOfFirst) {
          const most = withPartAtOnce.has(name) ? 3 : 2
          expect(await findStrays(page)).toEqual({ strays: [], links: expect.toSatisfy((links) => links <= most) })
          expect(await nativeFields(page)).toEqual([])
        }
        if (name === 'list of a character') await page.locator(listed).nth(9).waitFor({ state: 'attached' })
        expect(await page.getAttribute('html', 'lang')).toBe(language)
        expect(await page.locator('h1:visible').count()).toBe(1)
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        if (size === 'phone') expect(await tooSmall(page)).toEqual([])
        await page.setViewportSize(widths[size === 'phone' ? 'desktop' : 'phone'])
        // What a script draws for a width follows it.
        await eventually(
          () => overflow(page),
          (pixels) => expect(pixels).toBeLessThanOrEqual(0),
        )
        if (size === 'desktop') expect(await tooSmall(page)).toEqual([])
        // Pages of the night can be read while functions are down.
        if (!isAnswered && family.status === 200) expect(asked.filter(isOfFunction)).toEqual([])
        if (isFirstOfFamily) {
          if (withLargeLetters.has(name)) await expectRoomForLetters(page)
          await page.setViewportSize(widths.desktop)
          await expectStops(page, name === 'home')
        }
        expect(await findFaults(page, { isLeft: true })).toEqual([])
        expect(problems).toEqual([])
        await close()
      })
    },
  )
})
