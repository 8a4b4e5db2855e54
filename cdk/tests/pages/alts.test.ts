import type { ItemsAnswer } from '@kupodex/data/contract'
import { counts } from '@kupodex/data/rules'
import { sampled } from '@kupodex/data/soak.fixture'
import { loadTable } from '@kupodex/data/tables'
import { beforeAll, expect, test } from 'vitest'
import { madeUpPeople } from '#local/login/people.ts'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { enlarge, overflow } from './letters.ts'
import { giveTo, logInAs, unowned } from './player.ts'
import { ask, crossings, inLanguage, keepingOpen, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'
import { scrollTo, type VisitOptions } from './visit.ts'

const open = useBrowser()
type Person = (typeof unowned)[number]

const user = madeUpPeople[2]!
/** In the order of their ids, as the page has them. */
const [one, other] = [unowned[6]!, unowned[7]!].toSorted((a, b) => a.id - b.id) as [Person, Person]
const firstNames = [one, other].map(({ name }) => name.split(' ')[0] ?? '')

let session!: NonNullable<VisitOptions['storageState']>

beforeAll(async () => {
  for (const { id } of [one, other]) await giveTo(user, id)
  const { page, asked, close } = await keepingOpen()('/alts/')
  const login = page.locator('a[data-login]').first()
  await login.waitFor()
  // They are private: nobody else sees them.
  expect(asked.filter((path) => path.startsWith('/api/user/'))).toEqual([])
  await login.click()
  await logInAs(page, user)
  await page.waitForURL((url) => url.pathname === '/alts/')
  await page.locator('.alts-progress').waitFor()
  session = await page.context().storageState()
  await close()
})

/** A page as the owner of both opens it, who has logged in. */
const asOwner = (path: string, more: VisitOptions = {}) => open(path, { ...more, storageState: session })

const mountsOf = async (id: number) => {
  const { items } = await ask<ItemsAnswer>(`/api/char/${id}/mounts/`)
  return new Set(items.map((item) => item.id))
}
const mounts = new Map(loadTable('mounts').map((row) => [row.id, row]))

test.each(sampled(crossings, 2))(
  'it reads well in $language on a $size, $colorScheme, with letters of twice the size too',
  async ({ language, size, colorScheme }) => {
    const at = inLanguage(language, '/alts/')
    const { page, problems, rest } = await asOwner(at, { viewport: widths[size], colorScheme })
    await page.locator('.alts-progress').waitFor()
    await scrollTo(page.locator('.alts > :last-child'))
    await page.locator('.alts-rarest li').first().waitFor()
    await rest()
    expect(await findFaults(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(await shiftOf(page)).toBeLessThan(0.05)
    expect(problems).toEqual([])
    await enlarge(page, 200)
    expect(await overflow(page)).toBe(0)
  },
)

test('two characters of one reader are one collector: what any of them has, and what only one has; a list of one says what the other has', async () => {
  const { page, rest } = await asOwner('/alts/?list=mounts')
  const [a, b] = [await mountsOf(one.id), await mountsOf(other.id)]
  const any = [...new Set([...a, ...b])].filter((id) => counts(mounts.get(id)!)).length
  const row = page.locator('.alts-progress li', { has: page.getByRole('link', { name: 'Mounts', exact: true }) })
  await expect.poll(() => row.locator('.all dd').innerText()).toMatch(new RegExp(`^${any} of `))
  expect(await row.locator('dt').allInnerTexts()).toEqual(['Together', ...firstNames])
  await scrollTo(page.locator('.alts > :nth-child(3)'))
  await rest()
  const only = [...a].filter((id) => !b.has(id)).length
  await page.getByRole('heading', { name: `Only on ${firstNames[0]}: ${only}`, exact: true }).waitFor()

  await page.goto(`/char/${one.id}/mounts/?view=list&show=missing`)
  const onOther = [...b].filter((id) => !a.has(id))
  await page.locator('.on-alt').first().waitFor()
  await rest()
  expect(await page.locator('.on-alt').count()).toBe(onOther.length)
  // What is below the screen has no text to the eye until it is drawn.
  expect((await page.locator('.on-alt').first().textContent())?.trim()).toBe(`on ${other.name}`)
  expect(await findFaults(page)).toEqual([])
})
