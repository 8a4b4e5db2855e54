import { itemWord } from '@kupodex/data/character'
import { type ItemsAnswer, mostCharacters } from '@kupodex/data/contract'
import { sampled } from '@kupodex/data/soak.fixture'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { isShown } from '../truth.ts'
import { enlarge, overflow } from './letters.ts'
import { ask, crossings, inLanguage, people, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'

const open = useBrowser()

const members = people.filter((person) => isShown(person) && !Object.values(person.privacy).includes(true)).slice(0, 8)
const ids = members.map(({ id }) => id)
const eight = `/tonight/?chars=${ids.join()}`
const hundred = `/tonight/?chars=${people.slice(0, mostCharacters).map(({ id }) => id).join()}` // prettier-ignore

const places = '.tonight-place'

describe('a hundred characters', () => {
  test.each(sampled(crossings, 2))(
    'read well in $language on a $size, $colorScheme',
    async ({ language, size, colorScheme }) => {
      const { page, problems } = await open(inLanguage(language, hundred), {
        viewport: widths[size],
        colorScheme,
      })
      await page.locator(places).first().waitFor()
      await page.locator('.tonight-going summary').click()
      await page.locator(`${places} summary`).first().click()
      await page.locator(`${places} dl`).waitFor()
      await page.locator(`${places} > button`).first().click()
      expect(await findFaults(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      expect(problems).toEqual([])
    },
  )
})

test('a duty says what the lists of each say; three are chosen with the keyboard, and whoever gets the link sees them', async () => {
  const { page } = await open(`${eight}&type=mount`, { viewport: widths.phone })
  const first = page.locator(places).first()
  await first.waitFor()
  // Nothing moves while it comes.
  expect(await shiftOf(page)).toBeLessThan(0.1)
  const href = (await first.locator('h3 a').getAttribute('href')) ?? ''
  const duty = Number(/\/from\/duty\/(\d+)\//.exec(href)?.[1])
  const given = loadTable('mounts').filter(
    ({ sources, obtainable, deleted }) =>
      !deleted && obtainable && sources.some((source) => source.kind === 'instance' && source.id === duty),
  )
  const missing = await Promise.all(
    ids.map(async (id) => {
      const { items } = await ask<ItemsAnswer>(`/api/char/${id}/${itemWord('mount')}/`)
      const has = new Set(items.map((item) => item.id))
      return given.filter((mount) => !has.has(mount.id)).length
    }),
  )
  const sum = missing.reduce((all, count) => all + count, 0)
  await expect.poll(() => first.locator('.total strong').innerText()).toBe(String(sum))
  const people = missing.filter((count) => count > 0).length
  expect(await first.innerText()).toContain(`${people} of ${ids.length} `)

  for (const at of [0, 1, 2]) {
    await page.locator(`${places} > button`).nth(at).focus()
    await page.keyboard.press('Enter')
  }
  const chosen = page.locator('.tonight-choices li > div > strong')
  await expect.poll(() => chosen.count()).toBe(3)
  const names = await chosen.allInnerTexts()
  // A fourth cannot be pressed, and says why.
  await page.locator(`${places} > button[aria-pressed=false]`).first().focus()
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'The plan has 3 places already' }).waitFor()
  await expect.poll(() => page.locator('.tonight-choices li > div > div').count()).toBe(3)
  expect(new URL(page.url()).searchParams.get('choices')?.split('_').length).toBe(3)

  const { page: other } = await open(new URL(page.url()).pathname + new URL(page.url()).search, {
    viewport: widths.desktop,
  })
  await other.locator('.tonight-choices li a').nth(2).waitFor()
  await expect.poll(() => other.locator('.tonight-choices li > div > strong').allInnerTexts()).toEqual(names)

  // Letters of twice the size fit on a phone.
  await enlarge(page, 200)
  expect(await overflow(page)).toBe(0)
})

test('without anybody in the address they can be chosen', async () => {
  const { page } = await open('/tonight/', { viewport: widths.phone })
  await page.locator('.party-chooser').waitFor()
  await page.getByLabel('Name, ID, or Lodestone link').fill(String(someone.id))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Show 1 character' }).click()
  await page.locator(places).first().waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe(`?chars=${someone.id}`)
  expect(await page.locator('.tonight-going').count()).toBe(0)
  expect(await findFaults(page)).toEqual([])
})
