import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { madeUpPeople } from '#local/login/people.ts'
import { widths } from '../browser.ts'
import { drillFor } from './faults.ts'
import { giveTo, logInAs, unowned } from './player.ts'
import { base, useBrowser } from './site.ts'
import { countWhole } from './visit.ts'

const open = useBrowser()
const rolf = madeUpPeople[1]!
const owned = unowned[5]!
const list = `/char/${owned.id}/orchestrions/`

beforeAll(() => giveTo(rolf, owned.id))

/** Longer than a page waits before it tries again what has failed once or twice. */
const aWhile = 60_000

const says = (page: Page, text: string) => page.getByText(text).first().waitFor()

const boxes = (page: Page) => page.locator('.things input[data-tick]')

/** How many things of a list are ticked. */
const ticked = (page: Page) => page.locator('.things input[data-tick]:checked').count()

/** Leaves the page a session whose token has ended and must be renewed. */
const endToken = (page: Page) =>
  page.evaluate(() => {
    const [key = '', kept = '{}'] = Object.entries(localStorage).find(([one]) => one.startsWith('kupodex.user:')) ?? []
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(kept) as object), expires_at: 1 }))
  })

test('an owner loses no tick and no text while functions and the provider of logins fail, one after another', async () => {
  const { userAgent, fail } = drillFor('owner')
  await fail({ part: 'login', fault: 'down' })
  const { page, rest } = await open('/login/', {
    userAgent,
    viewport: widths.phone,
    prepare: (context) => context.clock.install(),
  })
  const start = page.locator('main .button').first()
  await start.click()
  await says(page, 'The login service cannot be reached right now.')
  await fail()
  await start.click()
  await logInAs(page, rolf)
  await page.waitForURL(`${base}/`)

  // Ticked while it cannot be saved: it stays, also on the next page, and is sent by itself.
  await page.goto(list)
  await page.locator('.tick-tools').waitFor()
  await countWhole(boxes(page), rest)
  const before = await ticked(page)
  await fail({ part: 'marks', fault: 'hanging', ms: 0 })
  await boxes(page).nth(before).click()
  await says(page, '1 change not saved yet')
  await expect.poll(() => ticked(page)).toBe(before + 1)
  await page.reload()
  await says(page, '1 change not saved yet')
  await fail()
  await page.clock.fastForward(aWhile)
  await page.getByText('1 change not saved yet').waitFor({ state: 'detached' })
  await expect.poll(() => ticked(page)).toBe(before + 1)

  // A provider that is down ends no session.
  await fail({ part: 'login', fault: 'error' })
  await endToken(page)
  await page.goto('/settings/')
  await says(page, 'The login service cannot be reached right now.')
  await fail({ part: 'user', fault: 'error' })
  await page.clock.fastForward(aWhile)
  await says(page, 'Something went wrong.')
  await fail()
  await page.locator('main').getByRole('button', { name: 'Try again' }).first().click()
  const nickname = page.locator('[name=nickname]')
  await nickname.fill('Mog of the drill')
  await fail({ part: 'user', fault: 'throttled' })
  await page.getByRole('button', { name: 'Save' }).click()
  await says(page, 'Too many attempts.')
  await expect.poll(() => nickname.inputValue()).toBe('Mog of the drill')

  await fail({ part: 'verify', fault: 'error' })
  await page.goto(`/char/${owned.id}/verify/`)
  await says(page, 'Something went wrong.')
  await fail()
  await page.clock.fastForward(aWhile)
  await page
    .locator('main')
    .getByText(/^(kupodex-|Verified successfully!)/)
    .first()
    .waitFor()

  await page.goto(`/char/${owned.id}/settings/`)
  await page.getByText('No banner yet').waitFor()
  await fail({ part: 'banner', fault: 'throttled' })
  await page.locator('#banner-file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(1000) })
  await says(page, 'Failed. Too many attempts.')
  await fail()
})
