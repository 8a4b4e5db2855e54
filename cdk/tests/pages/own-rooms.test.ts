import { nameIn } from '@kupodex/data/game'
import { counts } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { madeUpPassword } from '#local/login/people.ts'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { base, inLanguage, someone, useBrowser } from './site.ts'

const open = useBrowser()
const phone = { viewport: widths.phone }
const desktop = { viewport: widths.desktop }

const at = (below: string) => `/char/${someone.id}/${below}`
const waitForShown = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const rowsOf = <Name extends 'leves' | 'fish' | 'orchestrions' | 'hairs' | 'emotes'>(name: Name) =>
  loadTable(name).filter(({ deleted }) => !deleted)

describe('levequests', () => {
  test('have an overview of types, which a search goes through; a type has groups, and a leve its details', async () => {
    const { page, problems } = await open(at('leves/'), desktop)
    await expect
      .poll(() => page.locator('.group-links h2').allInnerTexts())
      .toEqual(['Battlecraft', 'Fieldcraft', 'Tradecraft', 'Grand Companies'])
    expect(await page.locator('.group-links a').count()).toBe(15)
    expect(await page.locator('.line').count()).toBe(0)
    // Removed and unlock leves do not count.
    expect(await page.locator('.summary').first().innerText()).toContain(
      `of ${new Intl.NumberFormat('en').format(rowsOf('leves').filter(counts).length)}`,
    )
    expect(await page.innerText('.leve-costs')).toMatch(/Left overall: [\d,]+ allowances · [\d.,]+ days/)
    await page.fill('input[type=search]', 'in with the new')
    await page.locator('.line a', { hasText: 'In with the New' }).waitFor()

    await page.goto(at('leves/carpenter/'))
    await page.locator('.part h2', { hasText: 'Level 1' }).first().waitFor()
    await waitForShown(page, '140 of 140 shown')
    expect(await page.innerText('.leve-costs')).toContain('Left here')
    await page.selectOption('.always select', 'npc')
    await page.locator('.part h2', { hasText: 'Gontrant · Gridania' }).waitFor()
    await page.waitForURL('**/leves/carpenter/?grouping=npc')
    await page.goto(at('leves/carpenter/'))
    await page.locator('.part h2', { hasText: 'Gontrant · Gridania' }).waitFor()

    const row = page.locator('.line', { hasText: 'In with the New' })
    await row.getByText('Level 1 · Carpenter Levequests · Gridania').waitFor({ state: 'attached' })
    await row.getByRole('link').click()
    await page.waitForURL('**/leves/carpenter/21/?grouping=npc')
    const details = page.locator('.details')
    await details.getByText('113 gil').waitFor()
    expect(await details.innerText()).toContain('1 × Bone Harpoon')
    // Who issues it, and who takes the goods.
    await details.getByText('New Gridania · X: 11.7 Y: 13.4').waitFor()
    await details.getByText('New Gridania · X: 11.5 Y: 11.2').waitFor()
    expect(await details.innerText()).toMatch(/Issued by\s+Gontrant[^]+Deliver to\s+Maisenta/)
    await details.locator('summary').first().click()
    await details.locator('.map-sheet').waitFor()
    expect(await findFaults(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('say why one cannot be done, and on a phone have details in the place of the list', async () => {
    const { page, problems } = await open(at('leves/battlecraft/502/'), phone)
    await page
      .getByText('This leve has been removed from the game and is no longer possible to complete.', { exact: true })
      .waitFor()
    await page.goto(at('leves/battlecraft/546/'))
    const unlock =
      'This is one of three leves used to unlock the leve system. Only the one for your starter city may be completed.'
    await page.getByText(unlock, { exact: true }).waitFor()
    await page.goto(inLanguage('ja', at('leves/carpenter/')))
    await page.locator('.part h2', { hasText: 'レベル1' }).first().waitFor()
    expect(await findFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone.width)
    expect(problems).toEqual([])
  })
})

/** A server on which the made-up user owns the character, and what it was asked to change. */
const owning = async (context: BrowserContext) => {
  const held = new Set<number>()
  const calls: number[] = []
  const list = () => ({
    ...{ type: 'fish', items: [...held].map((id) => ({ id, date: 1_700_000_000 })) },
    ...{ count: held.size, possible: 1800, percent: 0, recent: [] },
  })
  await context.route('**/api/user/chars/', (route) =>
    route.fulfill({
      json: { chars: [{ id: someone.id, name: someone.name, worldName: '', worldId: 0, iconUrl: '' }], lost: [] },
    }),
  )
  await context.route(`**/api/user/char/${someone.id}/fishs/`, (route) => route.fulfill({ json: list() }))
  await context.route(`**/api/user/char/${someone.id}/marks/`, (route) => {
    const { changes } = route.request().postDataJSON() as { changes: { id: number; owned: boolean }[] }
    calls.push(changes.length)
    for (const { id, owned } of changes)
      if (owned) held.add(id)
      else held.delete(id)
    return route.fulfill({ json: { lists: [list()] } })
  })
  return { held, calls }
}

const logIn = async (page: Page) => {
  await page.goto('/login/')
  await page.locator('main .button').first().click()
  await page.locator('input[name=email]').first().fill('mina@kupodex.example')
  await page.locator('input[type=password]').first().fill(madeUpPassword)
  await page.locator('form button').first().click()
  await page.waitForURL((url) => url.origin === base && !url.pathname.startsWith('/login'))
}

describe('fish', () => {
  test('are in blocks of a hundred, by place or by level, and say where they are caught', async () => {
    const { page, problems } = await open(at('fish/'), desktop)
    const heads = page.locator('.part h2')
    await expect.poll(() => heads.allInnerTexts()).toEqual(['Fish 1,511', 'Spearfish 289'])
    await expect.poll(() => page.locator('.block').first().locator('a').count()).toBe(100)
    expect(await page.locator('.tracker').count()).toBe(0)
    await page.selectOption('.always select', 'level')
    await heads.filter({ hasText: 'Level 100' }).waitFor()
    await page.locator('.names a[data-thing="2"]').click()
    await page.waitForURL('**/fish/2/?grouping=level')
    await page.locator('.details dd', { hasText: 'Fishing rod' }).waitFor()
    await expect.poll(() => page.innerText('.details h2')).toBe('Crayfish')
    await page.goto(at('fish/?view=list'))
    await page
      .locator('.line', { hasText: 'Crayfish' })
      .getByText('Level 5 · The Vein')
      .first()
      .waitFor({ state: 'attached' })
    expect(problems).toEqual([])
  })

  test('are ticked a block in one call, and by the code of a tracker, which only adds', async () => {
    const { page, problems } = await open('/', phone)
    const { held, calls } = await owning(page.context())
    await logIn(page)
    await page.goto(at('fish/'))
    await page.locator('.block .link').first().click()
    await page.locator('.marks-bar .link').waitFor()
    await expect.poll(() => calls).toEqual([100])
    await page.locator('.tracker summary').click()
    const field = page.locator('.tracker input')
    await expect.poll(() => field.inputValue()).toMatch(/^\[.*\]$/)
    const code = JSON.parse(await field.inputValue()) as number[]
    const itemOf = new Map(rowsOf('fish').map(({ id, itemId }) => [id, itemId]))
    expect(code).toEqual([...held].map((id) => itemOf.get(id)).toSorted((a, b) => Number(a) - Number(b)))
    const paste = page.locator('.tracker textarea')
    const says = page.locator('.tracker p[role=status]')
    await paste.fill('{"completed": [')
    await says.filter({ hasText: 'it is not valid JSON' }).waitFor()
    const more = rowsOf('fish').filter(({ id, isInLog }) => isInLog && !held.has(id))
    const itemIds = more.slice(0, 3).map(({ itemId }) => itemId)
    await paste.fill(JSON.stringify({ completed: [...itemIds, code[0], 7], pinned: [1] }))
    await says.filter({ hasText: 'This adds 3 fish. 1 ID in the code matches no fish.' }).waitFor()
    expect(await findFaults(page)).toEqual([])
    await page.locator('.tracker .button:not(.quiet)').click()
    await expect.poll(() => calls).toEqual([100, 3])
    await expect.poll(() => held.size).toBe(103)
    await expect.poll(async () => (JSON.parse(await field.inputValue()) as number[]).length).toBe(103)
    await page.locator('.marks-bar .link').click()
    await expect.poll(() => held.size).toBe(100)
    // The login asks its provider, which is on another port.
    expect(problems.filter((problem) => !problem.startsWith('asks '))).toEqual([])
  })
})

test('orchestrion rolls have a number and a category, and no player where the operator has no sounds', async () => {
  const { page, problems } = await open(at('orchestrions/'), phone)
  const rolls = rowsOf('orchestrions')
  const hidden = rolls.filter(({ number }) => number === null)
  await expect.poll(() => page.locator('.line .number .unseen').count()).toBe(hidden.length)
  expect(await page.textContent('.line .label >> nth=0')).toBe('Locales I')
  const [roll] = hidden
  const category = loadTable('orchestrionCategories').find(({ id }) => id === roll?.orchestrionCategoryId)
  await page.goto(at(`orchestrions/${category?.slug}/${roll?.id}/`))
  await page.locator('.details').getByText('Hidden until obtained').waitFor()
  expect(await page.locator('audio').count()).toBe(0)
  expect(problems).toEqual([])
})

test('hairstyles say whether the character can wear them, and can be narrowed by it', async () => {
  const { page, problems } = await open(at('hairstyles/'), desktop)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const can = page.locator('.facet button', { hasText: 'Can wear it' })
  const [, n = ''] = /(\d+)$/.exec(await can.innerText()) ?? []
  await can.click()
  await waitForShown(page, `${n} of ${rowsOf('hairs').length} shown`)
  await page.waitForURL('**/hairstyles/?wear=yes')
  await page.locator('.line a').first().click()
  await page.locator('.details').getByText('Yes, it is available for this race, clan, and gender.').waitFor()
  expect(await findFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('emotes are in categories, and have their text commands', async () => {
  const { page, problems } = await open(at('emotes/59/'), desktop)
  await page.locator('.details code', { hasText: '/imperialsalute' }).waitFor()
  const names = loadTable('emoteCategories').map(({ id, name }) => [id, nameIn(name, 'en')] as const)
  const sizes = Map.groupBy(rowsOf('emotes'), ({ emoteCategoryId }) => emoteCategoryId)
  const heads = names.flatMap(([id, name]) => (sizes.has(id) ? [`${name} ${sizes.get(id)?.length}`] : []))
  await expect.poll(() => page.locator('.part h2').allInnerTexts()).toEqual(heads)
  expect(problems).toEqual([])
})
