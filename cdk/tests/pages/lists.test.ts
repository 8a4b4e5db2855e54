import type { RarityAnswer } from '@kupodex/data/contract'
import { sampled } from '@kupodex/data/soak.fixture'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { isShown } from '../truth.ts'
import { base, people, keepingOpen } from './site.ts'

const open = keepingOpen()

/** Somebody whose name nobody else has. */
const only = (() => {
  const shown = people.filter((person) => isShown(person))
  const found = shown.find(({ name }) => people.filter((other) => other.name === name).length === 1)
  if (found === undefined) throw new Error('every name belongs to several characters')
  return found
})()

describe('what nobody owns', () => {
  test('is folded away, and unfolds without a script', async () => {
    const { rarity } = (await (await fetch(`${base}/api/rarity/achievement/global/`)).json()) as RarityAnswer
    expect(rarity.filter(({ count }) => count === 0).length).toBeGreaterThan(0)
    const { page, close } = await open('/rarity/achievement/global/', { javaScriptEnabled: false })
    const [unowned, owned] = [page.locator('tr.nobody').first(), page.locator('[data-rows] tr:not(.nobody)').first()]
    expect([await unowned.isVisible(), await owned.isVisible()]).toEqual([false, true])
    expect(await owned.innerText()).toMatch(/\d%/)
    await page.getByRole('checkbox', { name: /nobody here owns/ }).check()
    await expect.poll(() => unowned.isVisible()).toBe(true)
    expect(await unowned.innerText()).toContain('Nobody yet')
    await close()
  })
})

describe('a collection that nobody has ticked', () => {
  test('lists its things with a way to each, says that nothing is counted, and is searched', async () => {
    const { page, problems, close } = await open('/rarity/hairstyle/global/', { viewport: widths.phone })
    const text = await page.innerText('main')
    expect(text).toContain('No one has checked off anything in this collection yet')
    expect(text).not.toContain('Nobody yet')
    const links = page.locator('[data-rows] a[href^="/rarity/hairstyle/global/"]')
    const { rarity } = (await (await fetch(`${base}/api/rarity/hairstyle/global/`)).json()) as RarityAnswer
    expect(await links.count()).toBe(rarity.length)
    await page.getByRole('searchbox').fill('gyr')
    await page.getByText(/^\d+ found$/).waitFor()
    await expect.poll(() => page.locator('[data-rows] tr').count()).toBeLessThan(20)
    expect(await findFaults(page)).toEqual([])
    await links.first().click()
    await page.getByText('Not counted yet').waitFor()
    expect(problems).toEqual([])
    await close()
  })

  test('unlike one that some have: its owners are counted among those with at least one thing', async () => {
    const { charCount } = (await (await fetch(`${base}/api/rarity/ttcard/global/`)).json()) as RarityAnswer
    expect(charCount).toBeGreaterThan(0)
    expect(charCount).toBeLessThan(people.length)
    const built = await (await fetch(`${base}/rarity/ttcard/global/`)).text()
    const [, main = ''] = built.split('<main')
    expect(main.replaceAll(/<[^>]*>/g, '')).toContain(`${charCount} characters`)
    expect(/<tr(?![^>]*nobody)[^>]*>.*?<\/tr>/s.exec(main.split('data-rows')[1] ?? '')?.[0]).toMatch(/\d%/)
  })
})

test('the address keeps what a list is searched for, and the page of what was found, for the way back and for another language', async () => {
  const { page, close } = await open('/rarity/achievement/global/')
  await page.getByRole('searchbox').fill('the')
  await page.getByText(/^[\d,]+ found$/).waitFor()
  const found = await page.innerText('[data-found]')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=the')
  const firstRow = () => page.locator('[data-rows] tr').first().textContent()
  const first = await firstRow()
  await page.locator('.pager a', { hasText: /^2$/ }).click()
  await page.waitForURL(`${base}/rarity/achievement/global/?q=the&page=2`)
  await expect.poll(firstRow).not.toBe(first)
  await page.goBack()
  await page.waitForURL(`${base}/rarity/achievement/global/?q=the`)
  await expect.poll(firstRow).toBe(first)

  await page.locator('[data-rows] .item > div:not(.lines) a').first().click()
  await page.getByRole('heading', { name: 'Owners by data center' }).waitFor()
  await page.goBack()
  await page.getByText(found, { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('the')
  await page.getByRole('button', { name: /language/i }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL(`${base}/de/rarity/achievement/global/?q=the`)
  await page.getByText(/^[\d.]+ gefunden$/).waitFor()
  await close()
})

describe('finding a character', () => {
  test('names are suggested from three letters on, and a whole name opens', async () => {
    const { page, problems, close } = await open('/')
    const [input, suggestion] = [
      page.locator('#find-any'),
      page.locator(`[data-suggestions] a[href="/char/${only.id}/"]`),
    ]
    await input.pressSequentially(only.name.slice(0, 3))
    await suggestion.waitFor()
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => suggestion.isVisible()).toBe(false)
    await input.fill(only.name)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${base}/char/${only.id}/`)
    expect(problems).toEqual([])
    await close()
  })

  test('a search that was opened with a whole name shows what it finds; it suggests, says how many letters it needs, and asked again, opens the character', async () => {
    const { page, asked, close } = await open(`/charactersearch/?q=${encodeURIComponent(only.name)}`)
    await page.locator(`table a[href="/char/${only.id}/"]`).waitFor()
    expect(new URL(page.url()).pathname).toBe('/charactersearch/')
    const before = asked.length
    const field = page.getByRole('searchbox')
    await field.fill('')
    await field.pressSequentially(only.name.slice(0, 3))
    await page.getByRole('table', { name: 'Suggestions' }).locator(`a[href="/char/${only.id}/"]`).waitFor()
    await page.getByText('The full search needs at least 4 letters.').waitFor()
    await field.fill(only.name.slice(0, 2))
    await page.getByText('Type at least 3 letters.').waitFor()
    expect(asked.slice(before).filter((path) => path.includes('/api/charsearch/'))).toEqual([])
    await field.fill(only.name)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(`${base}/char/${only.id}/`)
    await page.getByRole('heading', { name: only.name, level: 1 }).waitFor()
    await page.goto(`${base}/charactersearch/`)
    await page.getByRole('table', { name: 'Recent characters' }).locator(`a[href="/char/${only.id}/"]`).waitFor()
    await close()
  })

  test('leaders are there to open before anything is typed, without a script too', async () => {
    const built = await (await fetch(`${base}/charactersearch/`)).text()
    const leaders = /<caption>(?:<a [^>]*>)?Leading in achievements<.*?<\/table>/s.exec(built)?.[0] ?? ''
    expect(leaders.match(/<a href="\/char\/\d+\/"/g)).toHaveLength(5)
  })
})

describe('nothing is wider than the page', () => {
  const pages = [
    '/rarity/mount/global/',
    '/rarity/title/global/',
    '/rarity/mount/global/67/',
    '/stats/global/',
    '/charactersearch/',
  ]

  /** How far the content, the header apart, reaches beyond its own width. */
  const excess = (page: Page) =>
    page.evaluate(() => {
      const main = document.querySelector('main')
      return (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0)
    })

  test.concurrent.each(
    sampled(
      pages.flatMap((path) => ['/de', '/fr'].map((language) => language + path)),
      4,
    ),
  )('%s, on narrow phones and with letters of twice the size', async (path) => {
    const { page, close } = await open(path, { viewport: { width: 390, height: 844 } })
    const seen: [number, unknown][] = []
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 })
      seen.push([width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    seen.push([200, await excess(page)])
    expect(seen).toEqual([390, 360, 320, 200].map((width) => [width, 0]))
    await close()
  })
})
