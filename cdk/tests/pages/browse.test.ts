import { counts } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { base, someone, useBrowser } from './site.ts'

const open = useBrowser()

/** Mounts that the game's log lists. */
const mounts = loadTable('mounts').filter(({ deleted, isInLog }) => !deleted && isInLog)

describe('a shelf', () => {
  test('has everything of its collection, and is where a list leads that nobody has checked anything off in, without a script', async () => {
    const { page } = await open('/rarity/hairstyle/global/', { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Browse by expansion, source, and category' }).click()
    await page.waitForURL(`${base}/browse/hairstyles/`)
    const hairs = loadTable('hairs').filter(({ deleted }) => !deleted)
    expect(await page.locator('[data-thing^="hair/"]').count()).toBe(hairs.length)
    expect(await page.getByText(hairs[0]?.name.en ?? '?', { exact: true }).isVisible()).toBe(true)
    expect(await page.locator('[data-facets]').isVisible()).toBe(false)
  })

  test('is narrowed by chips, which are in the address', async () => {
    const { page, problems, rest } = await open('/browse/mounts/', { viewport: widths.phone })
    const shown = () => page.locator('[data-thing]:visible').count()
    const expected = mounts.filter(({ sourceTypeId }) => sourceTypeId === 2).length
    // On a phone chips are folded.
    const unfold = () => page.getByRole('button', { name: /^Filter/ }).press('Enter')
    await unfold()
    await page.getByRole('button', { name: /^Quest/ }).press('Enter')
    await expect.poll(shown).toBe(expected)
    await expect.poll(() => new URL(page.url()).search).toBe('?source=2')
    await expect.poll(() => page.getByRole('status').innerText()).toBe(`${expected} of ${mounts.length} shown`)
    await page.reload()
    await rest()
    await unfold()
    expect(await page.getByRole('button', { name: /^Quest/ }).getAttribute('aria-pressed')).toBe('true')
    expect(await shown()).toBe(expected)
    expect(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(async () => [await shown(), new URL(page.url()).search]).toEqual([mounts.length, ''])
    expect(problems).toEqual([])
  })
})

test('what the character opened last has is marked, and can be hidden', async () => {
  const { page, problems, rest } = await open(`/char/${someone.id}/`)
  await page.goto('/browse/mounts/')
  await rest()
  const owned = mounts.filter(({ id }) => someone.mounts.includes(id))
  const own = owned.length
  const [count, possible] = [owned.filter(counts).length, mounts.filter(counts).length]
  await page.getByText(`has ${count} of ${possible}`).waitFor()
  await page.getByText('What counts?').click()
  await page.getByRole('row', { name: `Counted ${count} ${possible}` }).waitFor()
  await page.getByRole('row', { name: `Total ${own} ${mounts.length}` }).waitFor()
  expect(await page.locator('[data-own]').count()).toBe(own)
  await page.getByRole('checkbox', { name: 'Show only what is missing' }).check()
  await expect.poll(() => page.locator('[data-thing]:visible').count()).toBe(mounts.length - own)
  expect(await findFaults(page)).toEqual([])
  await page.goto('/new/7-1/')
  await page.locator('[data-progress] a').waitFor()
  await page.goto('/from/duty/')
  await page.getByRole('checkbox', { name: 'Most missing first' }).check()
  const missing = async () =>
    (await page.locator('td.own-missing').allInnerTexts()).map((text) => Number.parseInt(text, 10) || 0)
  await expect.poll(missing).toSatisfy((all: number[]) => all.every((n, at) => at === 0 || n <= (all[at - 1] ?? 0)))
  expect(Math.max(...(await missing()))).toBeGreaterThan(1)
  expect(await findFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('a way leads to everything that comes from there', async () => {
  const mount = mounts.find(({ sources, obtainable }) => obtainable && sources[0]?.kind === 'instance')
  const { page } = await open(`/rarity/mount/global/${mount?.id}/`, { javaScriptEnabled: false })
  await page.locator('.ways a[href^="/from/duty/"]').first().click()
  await page.waitForURL(/\/from\/duty\/\d+\/$/)
  expect(await page.locator(`[data-thing="mount/${mount?.id}"]`).isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Duties', exact: true }).click()
  await page.waitForURL(`${base}/from/duty/`)
})

test('the shield hides what is new, also what it comes from', async () => {
  const duty = loadTable('duties').find(({ name }) => name.en.startsWith('AAC Light-heavyweight M1'))
  const { page } = await open(`/from/duty/${duty?.id}/`, {
    prepare: (context) => context.addInitScript(() => localStorage.setItem('kupodex.shield', '60')),
  })
  expect(await page.locator('[data-thing] a[href*="/rarity/"]').count()).toBeGreaterThan(0)
  expect(await page.locator('[data-thing] a[href*="/rarity/"]:visible').count()).toBe(0)
  expect(await page.title()).not.toContain('AAC')
  expect(await page.innerText('h1:visible')).not.toContain('AAC')
})
