import { isSoak } from '@kupodex/data/soak.fixture'
import type { BrowserContext } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { behaviourAt, functionBehaviours } from '#edge/behaviours.ts'
import { readScopes } from '#check/families.ts'
import { base, someone, useBrowser } from './site.ts'

const open = useBrowser()
const { dataCenter } = await readScopes(base)

const isFunction = ({ pathname }: URL) => behaviourAt(functionBehaviours, pathname) !== undefined

/** Ways in which functions are down, as a reader's browser meets them. */
const ways = {
  'answer 503': (context: BrowserContext) =>
    context.route(isFunction, (asked) =>
      asked.fulfill({
        status: 503,
        json: { code: 'unavailable', message: 'This part of the service is not running.' },
      }),
    ),
  'run into the time limit': (context: BrowserContext) =>
    context.route(isFunction, (asked) =>
      asked.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504 Gateway Timeout</h1>' }),
    ),
  'are cut off': (context: BrowserContext) => context.route(isFunction, (asked) => asked.abort('connectionreset')),
}

/** All ways in a soak; in the gate each test meets another one. */
const waysOf = (nth: number) => Object.entries(ways).filter((_, at) => isSoak || at === nth)

describe('while functions are down', () => {
  test.each(waysOf(2))(
    '(%s) a character page says so, and offers another try, which shows the character once they are back',
    async (_way, prepare) => {
      const { page } = await open(`/char/${someone.id}/`, { prepare })
      expect(await page.getByRole('heading', { name: 'Error fetching character.' }).isVisible()).toBe(true)
      expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
      await page.context().unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { name: someone.name, level: 1 }).waitFor()
    },
  )

  test.each(waysOf(1))(
    '(%s) the search finds who was published, and says that it failed where they do not answer it, and why the Lodestone did not',
    async (_way, prepare) => {
      const { page } = await open('/charactersearch/', { prepare })
      await page.getByRole('searchbox').fill(someone.name)
      await page.locator(`table a[href="/char/${someone.id}/"]`).waitFor()
      await page.getByRole('button', { name: 'Search the Lodestone' }).click()
      await expect
        .poll(() => page.getByRole('alert').innerText())
        .toContain('Lodestone is probably down for maintenance.')
      await page.getByRole('searchbox').fill('ネコネコ')
      await expect
        .poll(() => page.getByRole('alert').first().innerText())
        .toContain('An error occurred during character search. Please try again')
    },
  )

  test('published files alone have who is on a board, and who has an item of a world', async () => {
    const { page, problems } = await open('/ranking/mount/global/', { prepare: ways['answer 503'] })
    await page.getByRole('textbox', { name: 'Find a character in this ranking' }).fill(someone.name)
    await page.keyboard.press('Enter')
    await page.locator(`tr[data-id="${someone.id}"][data-here]`).waitFor()
    await page.goto(`/rarity/mount/${dataCenter}/1/`)
    await page.getByRole('heading', { name: 'How to obtain' }).waitFor()
    expect(problems).toEqual([])
  })
})
