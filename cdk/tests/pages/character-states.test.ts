import { syncedParts } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { isSoak } from '@kupodex/data/soak.fixture'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { adding, answering, everything, known, nothing } from './character-answers.ts'
import { inLanguage, languages, people, someone, keepingOpen } from './site.ts'
import { shiftOf } from './shifts.ts'

const open = keepingOpen()

/** Pages of a character by what follows its id. */
const pages = ['', 'timeline/', 'mounts/', 'achievements/']

/** What the pages of somebody who is not shown say instead, in every language. */
const notices = {
  private: {
    en: "This character's data is private.",
    de: 'Die Daten dieses Charakters sind privat.',
    fr: 'Les données de ce personnage sont privées.',
    ja: 'このキャラクターのデータは非公開です。',
  },
  adding: {
    en: 'This character is new to Kupodex',
    de: 'Dieser Charakter ist neu auf Kupodex',
    fr: 'Ce personnage est nouveau sur Kupodex',
    ja: 'Kupodexに未登録のキャラクターです',
  },
} as const

const longName = 'with a name of twenty letters'

const states: Record<string, CharacterAnswer> = {
  'with every list private': {
    ...nothing,
    ...Object.fromEntries(syncedParts.map((part) => [`${part}Private`, true])),
  },
  'who owns nothing at all': nothing,
  'who owns everything': everything,
  // No name is longer: two of fifteen letters at most, twenty together.
  [longName]: { ...known, name: 'Wwwwwwwwwwwwwww Wwwww', worldName: 'Wwwwwwwwwwww' },
  'whose profile is private': { ...known, private: true, status: 'private' },
  'that is new': adding,
}

/** What is said instead is the same on every page of a character; so is the place of a name. */
const pagesSeen = (state: string, { status }: CharacterAnswer) =>
  isSoak ? pages : status in notices ? ['timeline/'] : state === longName ? ['', 'mounts/'] : pages

/** Each page of a state in a language and a width of its own, so that a few visits see every language in both widths. */
const visits = Object.entries(states).flatMap(([state, answer], turn) =>
  pagesSeen(state, answer).map((page, at) => ({
    state,
    answer,
    page,
    language: languages[(turn + at) % languages.length] ?? 'en',
    size: (turn + Math.floor(turn / 2) + at) % 2 === 0 ? ('phone' as const) : ('desktop' as const),
  })),
)

describe('a character', () => {
  test.concurrent.each(visits)(
    '$state: its page "$page" is sound in $language from $size',
    async ({ answer, page: below, language, size }) => {
      const visit = await open(inLanguage(language, `/char/${someone.id}/${below}`), {
        viewport: widths[size],
        prepare: answering(answer),
      })
      const { page, problems, status, close } = visit
      expect(status).toBe(200)
      await page.locator(`.person[data-frame="${answer.status}"]`).waitFor({ state: 'attached' })
      expect(await page.locator('h1').count()).toBe(1)
      const notice = answer.status in notices ? notices[answer.status as keyof typeof notices][language] : null
      if (notice === null) {
        expect(await page.locator('.person').getByText(answer.name, { exact: true }).first().isVisible()).toBe(true)
        // What lies below the window stays busy until it is seen.
        await page.locator('main astro-island').first().locator('[aria-busy="true"]').waitFor({ state: 'detached' })
      } else expect(await page.getByRole('heading', { level: 2, name: notice }).isVisible()).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
      expect(await findFaults(page)).toEqual([])
      expect(problems).toEqual([])
      await close()
    },
  )
})

/** People who live in the stand-in, to whom the same happened from the Lodestone on. */
const withRole = (...roles: string[]) => people.filter(({ role }) => role !== null && roles.includes(role))

test.concurrent.each([
  ['hidden by its owner', withRole('hidden', 'private-profile'), "This character's data is private."],
  ['gone', withRole('deleted'), 'Character could not be found.'],
  ['with private achievements', withRole('private-achievements'), 'achievements set to private'],
])('a character of the Lodestone %s says so', async (_state, those, sentence) => {
  expect(those).not.toEqual([])
  for (const { id } of those) {
    const { page, close } = await open(`/char/${id}/`)
    expect(await page.innerText('main')).toContain(sentence)
    expect(await findFaults(page)).toEqual([])
    await close()
  }
})
