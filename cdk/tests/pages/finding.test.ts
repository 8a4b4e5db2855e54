import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { collections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { base, someone, useBrowser } from './site.ts'

const open = useBrowser()

const jinbei = loadTable('minions').find(({ name }) => name.en === 'Junior Jinbei')

/** No character has a name of such letters: the index of names has no file for them, which Chromium reports. */
const isFault = (problem: string) => !/404.*\/api\/(company-)?names\//.test(problem)

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const chosen = (page: Page) => page.getByRole('dialog').locator('[role="option"][aria-selected="true"]')

describe('the search of everything', () => {
  test('opens by a key, forgives a misspelling, and leads by keyboard to the page of a minion', async () => {
    const { page, problems, asked } = await open('/ranking/mount/global/')
    expect(asked.filter((path) => path.startsWith('/find-names/'))).toEqual([])
    await page.keyboard.press('/')
    await field(page).waitFor()
    await page.keyboard.type('junoir jinbei')
    const options = page.getByRole('dialog').getByRole('option')
    await options.filter({ hasText: 'Junior Jinbei' }).first().waitFor()
    // Each has a line of its own.
    const narrowest = () =>
      options.evaluateAll((all) => Math.min(...all.map((option) => option.getBoundingClientRect().width)))
    await expect.poll(() => options.count()).toBeGreaterThan(1)
    // They are drawn again when characters come.
    await expect.poll(narrowest).toBeGreaterThan(400)
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page).getAttribute('href')).toBe(`/rarity/minion/global/${jinbei?.id}/`)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/rarity/minion/global/${jinbei?.id}/`)
    expect(problems.filter(isFault)).toEqual([])
  })

  test('opens by its link on a phone, finds pages, and gives the focus back', async () => {
    const { page, problems } = await open('/de/terms/', { viewport: widths.phone, colorScheme: 'dark' })
    await page.locator('[data-find]').click()
    await field(page).waitFor()
    await page.keyboard.type('einstellungen')
    await page.getByRole('group', { name: 'Seiten' }).getByRole('option', { name: 'Einstellungen' }).waitFor()
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-find'))).toBe(true)
    expect(problems.filter(isFault)).toEqual([])
  })

  test('leads to the list of the reader’s own character and marks what it has, but not of one that was only opened', async () => {
    const { page, rest } = await open(`/char/${someone.id}/`)
    const mount = loadTable('mounts').find(({ id }) => someone.mounts.includes(id))
    await page.goto('/browse/')
    await rest()
    const find = async () => {
      await page.keyboard.press('Control+k')
      await field(page).fill(mount?.name.en ?? '?')
    }
    await find()
    const ofAll = page.locator(`[role="option"][href="/rarity/mount/global/${mount?.id}/"]`)
    await ofAll.waitFor()
    await expect.poll(() => ofAll.getByText('Obtained').count()).toBe(0)
    const own = [{ id: someone.id, name: someone.name, worldName: '', iconUrl: '' }]
    const user = { subject: 'someone', at: 1, nickname: '', own, favorites: [], lost: [] }
    await page.evaluate((kept) => localStorage.setItem('kupodex.user-lists', kept), JSON.stringify(user))
    await page.reload()
    await rest()
    await find()
    const option = page.locator(`[role="option"][href="/char/${someone.id}/mounts/${mount?.id}/"]`)
    await option.getByText('Obtained').waitFor()
  })

  test('its page lists what it finds by kind, takes its key for a letter, and lists all kinds without a script', async () => {
    const { page, problems, rest, close } = await open('/charactersearch/?q=junior%20jinbei', {
      viewport: widths.phone,
    })
    await page.locator(`main a[href="/rarity/minion/global/${jinbei?.id}/"]`).waitFor()
    expect(await findFaults(page)).toEqual([])
    // A key of the page is typed where somebody writes.
    const text = page.getByRole('searchbox')
    await text.fill('')
    await text.pressSequentially('a/b')
    await rest()
    expect(await text.inputValue()).toBe('a/b')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(problems.filter(isFault)).toEqual([])
    await close()
    const plain = await open('/charactersearch/', { javaScriptEnabled: false })
    expect(await plain.page.locator('main a[href^="/browse/"]').count()).toBe(collections.length)
  })
})
