import { isSoak } from '@kupodex/data/soak.fixture'
import { loadTable } from '@kupodex/data/tables'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { isShown } from '../truth.ts'
import { overflow } from './letters.ts'
import { base, inLanguage, languages, people, useBrowser } from './site.ts'

const open = useBrowser()

/** The one with the most achievements of all who show theirs. */
const achiever = (() => {
  const shown = people.filter((person) => isShown(person) && !person.privacy.achievements)
  const [most] = shown.toSorted((a, b) => b.achievements.length - a.achievements.length)
  if (most === undefined) throw new Error('nobody shows achievements')
  return most
})()

const world = loadTable('worlds').find(({ id }) => id === achiever.worldId)
const dataCenter = loadTable('dataCenters').find(({ id }) => id === world?.dataCenterId)?.name ?? ''

const at = (rest: string) => `/char/${achiever.id}/${rest}`
const dates = new Map(achiever.achievements.map(({ id, at }) => [id, at]))
const existing = <Row extends { deleted: boolean }>(rows: readonly Row[]) => rows.filter(({ deleted }) => !deleted)
const achievements = existing(loadTable('achievements'))
const rowsOf = (page: Page) => page.locator('.deeds > li')
/** Rows that are not seen are not laid out, and so have no inner text. */
const names = (page: Page) => page.locator('.deeds .stretched').allTextContents()

/** Whether a page asks for the whole table of achievements, which is the largest of all that pages of a character need. */
const isOfAllAchievements = (path: string) => /^\/api\/.*\/achievements\/$/.test(path)

test('achievements are walked through from kind to category to one of them, back and forward, without loading a page again; all are searched', async () => {
  const { page, asked, problems, rest } = await open(at('achievements/'))
  expect(await page.locator('.deed-groups h3 a').allInnerTexts()).toEqual(
    existing(loadTable('achievementKinds'))
      .toSorted((a, b) => a.sort - b.sort)
      .filter(({ id }) => achievements.some(({ kindId }) => kindId === id))
      .map(({ name }) => name.en),
  )
  const battle = achievements.filter(({ kindId, obtainable, seasonal }) => kindId === 1 && obtainable && !seasonal)
  const done = battle.filter(({ id }) => dates.has(id)).length
  expect(await page.locator('.deed-groups li').first().innerText()).toContain(
    `Achievements: ${done} of ${battle.length}`,
  )
  expect(asked.filter((path) => /\/(achievements|titles)\/$/.test(path) && path.startsWith('/api/'))).toEqual([])

  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  await page.getByRole('link', { name: 'Battle', exact: true }).click()
  await page.getByRole('link', { name: 'Dungeons', exact: true }).click()
  const dungeons = achievements.filter(({ categoryId }) => categoryId === 2)
  await expect.poll(() => rowsOf(page).count()).toBe(dungeons.length)
  const first = page.locator('.deeds .stretched').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await page.waitForURL(/achievements\/battle\/dungeons\/\d+\/$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('details')
  await expect.poll(() => page.locator('.details h2').innerText()).toBe(name)
  await rest()
  expect(await page.locator('.details dd').first().innerText()).toMatch(/\d%|Nobody yet/)
  await page.keyboard.press('Escape')
  await page.waitForURL(/battle\/dungeons\/$/)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  const ofPage = `Achievements · ${achiever.name} · Kupodex`
  await expect.poll(() => page.title()).toBe(`Dungeons · Battle · ${ofPage}`)
  await page.goBack()
  await expect.poll(() => page.title()).toBe(`Battle · ${ofPage}`)
  await expect.poll(() => page.locator('.deed-groups h3 a').allInnerTexts()).toContain('Treasure Hunt')
  await page.goForward()
  await page.goForward()
  await expect.poll(() => page.locator('.details h2').innerText()).toBe(name)
  await expect.poll(() => page.title()).toBe(`${name} · ${ofPage}`)

  await page.locator('.crumbs a').first().click()
  await page.getByRole('searchbox').fill('the ')
  const found = achievements.filter((row) => row.name.en.toLowerCase().includes('the'))
  await page.getByText(`${found.length.toLocaleString('en')} found`, { exact: true }).waitFor()
  await expect.poll(() => rowsOf(page).count()).toBe(250)
  await page.getByRole('button', { name: `Plus ${(found.length - 250).toLocaleString('en')} more.` }).waitFor()
  await page.getByRole('button', { name: 'Missing' }).click()
  const missing = found.filter(({ id }) => !dates.has(id))
  await page.getByText(`${missing.length.toLocaleString('en')} found`, { exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?q=the&show=missing')
  // Another list is not narrowed by what was searched for in all.
  await rowsOf(page).first().locator('a').first().click()
  await page.waitForURL(/achievements\/[^/]+\/[^/]+\/\d+\/$/)
  expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
  expect(problems).toEqual([])
})

test('an achievement opens by its address, under another category moves to its own, and is left for a list that is narrowed, which the address keeps', async () => {
  const row = achievements.find(({ id, categoryId }) => categoryId === 2 && dates.has(id))
  if (row === undefined) throw new Error('nobody has been in a dungeon')
  const { page, rest } = await open(at(`achievements/battle/raids/${row.id}/`))
  await page.waitForURL(`${base}${at(`achievements/battle/dungeons/${row.id}/`)}`)
  await rest()
  const pane = page.locator('.details')
  expect(await pane.locator('h2').innerText()).toBe(row.name.en)
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
  expect(await pane.innerText()).toContain(`Completed on ${day.format((dates.get(row.id) ?? 0) * 1000)}`)
  expect(await pane.locator(`a[href="/rarity/achievement/global/${row.id}/"]`).count()).toBe(1)
  expect(await pane.getByText(dataCenter, { exact: true }).count()).toBe(1)
  await pane.locator('[data-back]').click()
  await page.getByRole('button', { name: 'Missing' }).click()
  await page.waitForURL(/\/dungeons\/\?show=missing$/)
  const missing = achievements.filter(({ id, categoryId }) => categoryId === 2 && !dates.has(id))
  await expect.poll(() => rowsOf(page).count()).toBe(missing.length)
  await page.locator('.deeds .stretched').first().click()
  await page.waitForURL(/\/dungeons\/\d+\/\?show=missing$/)
})

test('titles keep what they are searched for from view to view, forgive a slip of the keys, and one is copied', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page, asked, problems, rest } = await open(at('titles/dungeons/?q=the'), { permissions })
  expect(asked.filter(isOfAllAchievements)).toEqual([])
  await page.getByRole('link', { name: 'All titles' }).click()
  await page.waitForURL(`${base}${at('titles/')}?q=the`)
  await page.getByRole('searchbox').fill('')
  await expect
    .poll(() => page.locator('.section h2').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Left to obtain \d/),
      expect.stringMatching(/^Obtained \d/),
      expect.stringMatching(/^No longer obtainable \d/),
    ])
  const row = page.locator('[data-section="obtained"] .deed').first()
  const name = await row.locator('.stretched').textContent()
  await row.locator('.copy').click()
  await expect.poll(() => row.locator('.copy').innerText()).toBe('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(name)
  await page.getByRole('searchbox').fill('insatable')
  await expect.poll(() => names(page)).toContain('The Insatiable')
  await expect.poll(() => rowsOf(page).count()).toBeLessThan(20)
  const found = page.locator('.deed', { hasText: 'The Insatiable' }).first()
  await found.locator('.stretched').click()
  await page.waitForURL(/\/titles\/[a-z-]+\/136\/\?q=insatable$/)
  await rest()
  expect(await page.locator('.details h2').innerText()).toBe('The Insatiable')
  await found.locator('p .link').click()
  await page.waitForURL(/\/achievements\/[a-z-]+\/[a-z-]+\/\d+\/$/)
  await page.locator('#details').waitFor()
  expect(problems).toEqual([])
})

test('metas are in four groups, each with its parts', async () => {
  const { page, asked, problems, rest } = await open(at('metas/'))
  expect(asked.filter(isOfAllAchievements)).toEqual([])
  const metas = existing(loadTable('metas'))
  expect(await rowsOf(page).count()).toBe(metas.length)
  expect(await page.locator('.section h2').allInnerTexts()).toEqual([
    ...['Achievements I', 'Achievements II', 'Relics', 'Mounts and Minions'],
  ])
  await page.getByRole('link', { name: 'Mounts and Minions' }).click()
  await page.waitForURL(/\/metas\/mounts-and-minions\/$/)
  await expect.poll(() => rowsOf(page).count()).toBe(6)
  await page.getByRole('link', { name: 'Firebird' }).click()
  await page.waitForURL(/\/metas\/firebird\/4002\/$/)
  await rest()
  expect(await page.locator('.part').count()).toBe(7)
  expect(await page.locator('.part a').first().getAttribute('href')).toMatch(/\/char\/\d+\/mounts\/\d+\/$/)
  expect(problems).toEqual([])
})

test('raids have their release, the week of the clear and the share of the data center', async () => {
  const { page, problems, rest } = await open(at('raids/'))
  const raids = existing(loadTable('raids'))
  await rest()
  expect(await rowsOf(page).count()).toBe(raids.length)
  expect((await page.locator('.section h2').allInnerTexts())[0]).toMatch(/^Dawntrail \d+ of \d+ cleared$/)
  for (const { id, released } of raids) {
    const row = page.locator(`.deeds [data-id="${id}"]`)
    const text = await row.textContent()
    const date = dates.get(id)
    if (date === undefined) expect(text, String(id)).toContain('Not cleared')
    else if (released !== null) {
      // Weeks begin eight hours into the day of the release.
      const week = Math.max(0, Math.floor((date - released - 8 * 3600) / (7 * 86_400))) + 1
      expect(text, String(id)).toContain(date < released ? 'Cleared' : `Week ${week}`)
    }
    expect(text).toContain(`on ${dataCenter}`)
    expect(await row.locator('a').getAttribute('href')).toBe(`/ranking/raid/${dataCenter}/${id}/`)
  }
  expect(problems).toEqual([])
})

/** The narrowest phone that pages are made for. */
const narrow = { width: 320, height: 640 }

/** Opens a page on a narrow phone, and widens the window then. */
const isSound = async (path: string) => {
  const { page, problems, rest } = await open(path, { viewport: narrow })
  await page.locator('.deed-groups, .deeds').first().waitFor({ state: 'attached' })
  for (const size of [narrow, widths.phone, widths.desktop]) {
    await page.setViewportSize(size)
    await rest()
    expect(await overflow(page)).toBe(0)
  }
  expect(await findFaults(page)).toEqual([])
  expect(problems).toEqual([])
}

const sound = ['achievements/battle/', 'achievements/pvp/frontline/', 'titles/raids/', 'metas/relic-weapons/3001/']

/** In a soak each in every language; in the gate `sound.test.ts` sees some of them. */
const soundIn = [...sound, 'raids/'].flatMap((path) => languages.map((language) => ({ path, language })))

test.runIf(isSoak).each(soundIn)(
  '$path is without a fault in $language, from a narrow phone to a desktop',
  ({ path, language }) => isSound(inLanguage(language, at(path))),
)
