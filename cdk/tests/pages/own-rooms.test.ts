import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { someone, useBrowser } from './site.ts'

const open = useBrowser()

test('levequests of a type are below who issues them, who is on a map in the details, with who takes the goods', async () => {
  const { page, problems } = await open(`/char/${someone.id}/leves/carpenter/`, { viewport: widths.desktop })
  await page.locator('.part h2', { hasText: 'Level 1' }).first().waitFor()
  expect(await page.innerText('.leve-costs')).toContain('Left here')
  await page.selectOption('.always select', 'npc')
  await page.locator('.part h2', { hasText: 'Gontrant · Gridania' }).waitFor()
  await page.waitForURL('**/leves/carpenter/?grouping=npc')
  await page.locator('.line', { hasText: 'In with the New' }).getByRole('link').click()
  await page.waitForURL('**/leves/carpenter/21/?grouping=npc')
  const details = page.locator('.details')
  await details.getByText('New Gridania · X: 11.7 Y: 13.4').waitFor()
  await details.getByText('New Gridania · X: 11.5 Y: 11.2').waitFor()
  expect(await details.innerText()).toMatch(/Issued by\s+Gontrant[^]+Deliver to\s+Maisenta/)
  await details.locator('summary').first().click()
  await details.locator('.map-sheet').waitFor()
  expect(await findFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('fish are checked off a block at once, also without an account, and by the code of a tracker, which only adds', async () => {
  const { page, problems } = await open('/char/0/fish/', { viewport: widths.phone })
  const ticked = () => page.locator('.block [data-tick]:checked, .block input:checked').count()
  await page.locator('.block .link').first().click()
  await page.locator('.marks-bar .link').waitFor()
  await expect.poll(ticked).toBe(100)
  await page.locator('.tracker summary').click()
  const field = page.locator('.tracker input')
  const codeOf = async () => JSON.parse(await field.inputValue()) as number[]
  await expect.poll(async () => (await codeOf()).length).toBe(100)
  const code = new Set(await codeOf())
  const says = page.locator('.tracker p[role=status]')
  const more = loadTable('fish').filter(({ itemId, deleted, isInLog }) => !deleted && isInLog && !code.has(itemId))
  const itemIds = more.slice(0, 3).map(({ itemId }) => itemId)
  await page
    .locator('.tracker textarea')
    .fill(JSON.stringify({ completed: [...itemIds, [...code][0], 7], pinned: [1] }))
  await says.filter({ hasText: 'This adds 3 fish. 1 ID in the code matches no fish.' }).waitFor()
  expect(await findFaults(page)).toEqual([])
  await page.locator('.tracker .button:not(.quiet)').click()
  await expect.poll(async () => (await codeOf()).toSorted()).toEqual([...code, ...itemIds].toSorted())
  await page.locator('.marks-bar .link').click()
  await expect.poll(async () => (await codeOf()).length).toBe(100)
  expect(problems).toEqual([])
})
