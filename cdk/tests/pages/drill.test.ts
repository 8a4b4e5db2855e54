import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { readScopes } from '#check/families.ts'
import type { Fault } from '#local/faults/faults.ts'
import { drillFor } from './faults.ts'
import { base, inLanguage, someone, keepingOpen } from './site.ts'
import { eventually } from './visit.ts'

const open = keepingOpen()
const { dataCenter } = await readScopes(base)
const profile = `/char/${someone.id}/`

/** Longer than a page waits before it tries again what has failed once or twice. */
const aWhile = 60_000

/** Opens a page on a phone, whose clock a test moves on, for a reader whom alone the faults strike. */
const openStruck = async (name: string, path: string, ...faults: readonly Omit<Fault, 'reader'>[]) => {
  const { userAgent, fail } = drillFor(name)
  await fail(...faults)
  const visit = await open(path, {
    userAgent,
    viewport: widths.phone,
    prepare: (context) => context.clock.install(),
  })
  return {
    ...visit,
    fail,
    close: async () => {
      await fail()
      await visit.close()
    },
  }
}

const says = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** What a reader does on the page of the search, by the function that it needs. */
const searches = {
  search: async (page: Page) => {
    await page.getByRole('searchbox').fill('ネコネコ')
    await page.keyboard.press('Enter')
  },
  lodestone: async (page: Page) => {
    await page.getByRole('searchbox').fill(someone.name)
    await page.getByRole('button', { name: 'Search the Lodestone' }).click()
  },
} as const

describe('a function that fails', () => {
  test.concurrent.each([
    ['error', '', 'Error fetching character.', 'This page tries again by itself.'],
    ['throttled', 'mounts/', 'Error fetching character.', 'This page tries again by itself.'],
    ['hanging', 'orchestrions/', 'Error fetching character.', 'This page tries again by itself.'],
    ['down', 'timeline/', 'Error fetching character.', 'This page tries again by itself.'],
  ] as const)(
    'with %s keeps a character away until it works, and then shows it: "%s"',
    async (fault, below, ...said) => {
      const { page, fail, close } = await openStruck(`character-${fault}`, profile + below, {
        part: 'character',
        fault,
        ms: 0,
      })
      for (const text of said) await says(page, text)
      await fail()
      await page.clock.fastForward(aWhile)
      await page.locator('.person').getByText(someone.name, { exact: true }).first().waitFor()
      await page.locator('.content [role=alert]').waitFor({ state: 'detached' })
      await close()
    },
  )

  test.concurrent('says so in the language of the page', async () => {
    const { page, close } = await openStruck('german', inLanguage('de', profile), { part: 'character', fault: 'error' })
    await says(page, 'Der Charakter konnte nicht geladen werden.')
    await says(page, 'Diese Seite versucht es von selbst noch einmal.')
    await close()
  })

  test.concurrent.each([
    ['search', 'error', 'An error occurred during character search. Please try again in a moment.'],
    ['search', 'throttled', 'Too many searches right now.'],
    ['lodestone', 'hanging', 'An error occurred during character search. Lodestone is probably down'],
    ['lodestone', 'throttled', 'Too many searches right now.'],
  ] as const)('%s with %s leaves the search with a reason', async (part, fault, text) => {
    const name = `${part}-${fault}`
    const { page, fail, close } = await openStruck(name, '/charactersearch/', { part, fault, ms: 0 })
    await searches[part](page)
    await says(page, text)
    await fail()
    // Names that were published need no function.
    await page.getByRole('searchbox').fill(someone.name)
    await page.locator(`table a[href="${profile}"]`).waitFor()
    await searches.search(page)
    await says(page, 'No character on Kupodex has this name.')
    await close()
  })

  test.concurrent('takes no list of a character away, and a sync that cannot be requested says so', async () => {
    const { page, close } = await openStruck(
      'realtime',
      profile,
      { part: 'realtime', fault: 'error' },
      { part: 'game', fault: 'down' },
    )
    await page.getByRole('button', { name: 'Sync Now' }).click()
    await says(page, 'The sync could not be requested.')
    await eventually(
      () => page.innerText('h1'),
      (text) => expect(text).toBe(someone.name),
    )
    await page.goto(`${profile}mounts/`)
    await page.locator('.line, .names li').first().waitFor()
    await close()
  })
})

test.concurrent('a store that does not give a character is an error of it alone, which ends by itself', async () => {
  const { page, fail, close } = await openStruck('store', '/about:blank', {
    part: 'store',
    fault: 'error',
    about: '"CHAR#1999999999"',
  })
  await page.goto('/char/1999999999/')
  await says(page, 'Error fetching character.')
  await fail()
  await page.clock.fastForward(aWhile)
  // Nobody has the id: it is looked for as any new one.
  const found = page.getByRole('heading', {
    name: /^(This character is new to Kupodex|Character could not be found\.)$/,
  })
  await found.waitFor()
  await close()
})

test.concurrent('a bucket that gives no data leaves pages, and what is missing comes by itself', async () => {
  const { page, fail, close } = await openStruck('bucket', `/rarity/mount/${dataCenter}/1/`, {
    part: 'objects',
    fault: 'throttled',
    about: '/api/',
  })
  await says(page, 'This could not be loaded.')
  await fail()
  await page.clock.fastForward(aWhile)
  await page.getByRole('heading', { name: 'How to obtain' }).waitFor()
  await close()
})
