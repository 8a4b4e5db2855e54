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

describe('a function that fails', () => {
  test.concurrent('keeps a character away until it works, says so in the language of the page, and then shows it', async () => {
    const { page, fail, close } = await openStruck('character', inLanguage('de', `${profile}mounts/`), {
      part: 'character',
      fault: 'hanging',
      ms: 0,
    })
    await says(page, 'Der Charakter konnte nicht geladen werden.')
    await says(page, 'Diese Seite versucht es von selbst noch einmal.')
    await fail()
    await page.clock.fastForward(aWhile)
    await page.locator('.person').getByText(someone.name, { exact: true }).first().waitFor()
    await page.locator('.content [role=alert]').waitFor({ state: 'detached' })
    await close()
  })

  test.concurrent('leaves the search with a reason, of ours and of the Lodestone', async () => {
    const { page, fail, close } = await openStruck(
      'search',
      '/charactersearch/',
      { part: 'search', fault: 'throttled' },
      { part: 'lodestone', fault: 'hanging', ms: 0 },
    )
    const field = page.getByRole('searchbox')
    const searchNobody = async () => {
      await field.fill('ネコネコ')
      await page.keyboard.press('Enter')
    }
    await searchNobody()
    await says(page, 'Too many searches right now.')
    await field.fill(someone.name)
    await page.getByRole('button', { name: 'Search the Lodestone' }).click()
    await says(page, 'An error occurred during character search. Lodestone is probably down')
    // Names that were published need no function.
    await page.locator(`table a[href="${profile}"]`).waitFor()
    await fail()
    await searchNobody()
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
  const { page, fail, close } = await openStruck('store', '/char/1999999999/', {
    part: 'store',
    fault: 'error',
    about: '"CHAR#1999999999"',
  })
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
