import { text } from 'node:stream/consumers'
import { ratesOf } from '@kupodex/data/eorzea'
import { craftValue, islandSpawns, islandTerritory } from '@kupodex/data/rules'
import { loadTables } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { useBrowser } from './site.ts'

const open = useBrowser()
const { islandAnimals, islandCrafts, islandPopularity, territories, weatherRates } = loadTables([
  ...(['islandAnimals', 'islandCrafts', 'islandPopularity', 'territories', 'weatherRates'] as const),
])
const rates = ratesOf(islandTerritory, territories, weatherRates) ?? []
const named = (name: string) => {
  const found = islandAnimals.find((animal) => animal.name.en === name)
  if (found === undefined) throw new Error(name)
  return found
}

test('the guide to animals forecasts the chosen ones, keeps the choice and the wish to be told, and makes calendar files', async () => {
  const griffin = named('Griffin')
  const { page, problems } = await open('/islands/', { viewport: widths.phone })
  const rows = page.locator('[data-rows] tr')
  expect(await rows.count()).toBe(15)
  await page.getByRole('button', { name: 'None', exact: true }).click()
  await expect.poll(() => page.getByText('No animal is chosen.').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Griffin', exact: true }).click()
  const spawns = islandSpawns(griffin, rates, Date.now())
  await expect.poll(() => rows.count()).toBe(spawns.length)
  await expect.poll(() => new URL(page.url()).search).toBe(`?animals=${griffin.id}`)
  // A countdown that were announced would never let a screen reader finish.
  expect(await page.locator('[aria-live] [data-left], [role=status] [data-left], output [data-left]').count()).toBe(0)

  await page.getByLabel('Notify me').check()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kupodex.islands.notice'))).toBe('1')

  const saved = page.waitForEvent('download')
  await rows.first().getByRole('button').click()
  const file = await text(await (await saved).createReadStream())
  expect(file).toContain(`DTSTART:${new Date(spawns[0]?.start ?? 0).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`)

  await page.goto(new URL('/de/islands/', page.url()).href)
  await page.getByRole('button', { name: 'Greif', exact: true, pressed: true }).waitFor()
  await expect.poll(() => rows.count()).toBe(spawns.length)
  await page.getByRole('button', { name: 'Karte anzeigen' }).click()
  const onMap = islandAnimals.filter(({ x }) => x !== null).length
  await expect.poll(() => page.locator('.map-pin').count()).toBe(onMap)
  expect(problems).toEqual([])
})

const potion = islandCrafts.find(({ id }) => id === 1)

test('the workshop calculator works out what is entered, shares, pastes, and undoes it', async () => {
  const { page, problems } = await open('/islandworkshop/', { viewport: widths.desktop })
  const row = page.locator('tr[data-id="1"]')
  const today = row.locator('[data-result="0"] b')
  const worth = (rank: number, groove: number, popularity: number, supply: number) =>
    String(craftValue(potion?.value ?? 0, { rank, groove }, popularity, supply))
  expect(await today.textContent()).toBe(worth(5, 0, 100, 100))

  await page.getByLabel('Workshop rank').selectOption('II')
  await page.getByLabel('Groove', { exact: true }).fill('46')
  await expect.poll(() => page.locator('[data-problem]').textContent()).toContain('from 0 to 45')
  const borderOf = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => getComputedStyle(field).borderTopColor)
  await expect.poll(() => borderOf('Groove')).not.toBe(await borderOf('Sanctuary rank'))
  await page.getByLabel('Groove', { exact: true }).fill('10')
  await expect.poll(() => page.locator('[data-problem]').textContent()).toBe('')
  await page.getByLabel('Edit: Supply').check()
  await expect.poll(() => page.locator('tbody select').count()).toBe(islandCrafts.length)
  await page.getByLabel('Supply, Isleworks Potion').selectOption('Nonexistent')
  await expect.poll(() => today.textContent()).toBe(worth(2, 10, 100, 160))

  await page.getByLabel('Popularity pattern').selectOption('7')
  await page.getByText('Popularity of pattern 7 filled in.').waitFor()
  const popularity = islandPopularity.find(({ id }) => id === 7)?.percents[0] ?? 0
  await expect.poll(() => today.textContent()).toBe(worth(2, 10, popularity, 160))
  await page.getByRole('button', { name: 'Reset values' }).click()
  await expect.poll(() => today.textContent()).toBe(worth(2, 10, 100, 100))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => today.textContent()).toBe(worth(2, 10, popularity, 160))

  await page.getByText('Paste a list').click()
  await page.getByLabel('One handicraft per line').fill('Isleworks Potion\tLow\tSurplus\tSkyrocketing\nnonsense')
  await page.getByRole('button', { name: 'Fill in' }).click()
  await page.getByText('1 handicraft filled in · 1 line was not understood: nonsense').waitFor()
  await expect.poll(() => today.textContent()).toBe(worth(2, 10, 80, 80))
  await expect.poll(() => row.locator('[data-result="1"]').textContent()).toBe('Insufficient or Sufficient')

  await page.getByLabel('Sanctuary rank').fill('1')
  const first = islandCrafts.filter(({ unlockRank }) => unlockRank === 1).length
  await expect.poll(() => page.locator('tbody tr:visible').count()).toBe(first)
  await page.getByLabel('Sort by').selectOption('Final value today')
  const values = page.locator('tbody tr:visible [data-result="0"] b')
  const falls = (numbers: number[]) => numbers.every((value, at) => at === 0 || value <= (numbers[at - 1] ?? NaN))
  await expect.poll(async () => falls((await values.allTextContents()).map(Number))).toBe(true)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const field = page.getByLabel('Link to these values')
  await expect.poll(() => field.inputValue()).not.toBe('')
  const link = await field.inputValue()

  // The same for a browser that only has the link.
  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await page.getByText('These values come from a link.').waitFor()
  await expect.poll(() => today.textContent()).toBe(worth(2, 10, 80, 80))
  await page.getByRole('button', { name: 'Show my values' }).click()
  await expect.poll(() => today.textContent()).toBe(worth(5, 0, 100, 100))
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(problems).toEqual([])
})

test('the agenda finds the best cycle and season of what is entered, keeps and copies it, and is done without a pointer', async () => {
  const { page, problems } = await open('/islandworkshop/', { viewport: widths.phone })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByLabel('Sanctuary rank').fill('1')
  expect(asked.filter((path) => path.includes('agenda'))).toEqual([])

  await page.locator('[data-agenda] > summary').focus()
  await page.keyboard.press('Enter')
  const day = page.getByRole('button', { name: 'Best cycle' })
  await expect.poll(() => day.isEnabled()).toBe(true)
  expect(asked).toContain('/island-agenda/en.json')
  await day.focus()
  await page.keyboard.press('Enter')
  await page.getByText(/^Found: [\d,]+ cowries\.$/).waitFor()
  await page.getByText('This is the best possible agenda.').waitFor()
  expect(await page.locator('.agenda-day').count()).toBe(1)
  await page.getByText('How the value is calculated').click()
  const sums = await page.locator('.agenda-how li').allTextContents()
  const totals = sums.map((sum) => Number(/= (\d[\d,]*)$/.exec(sum.trim())?.[1]?.replace(',', '')))
  const total = Number((await page.locator('.agenda-day b').first().textContent())?.replace(',', ''))
  expect(totals.reduce((sum, one) => sum + one, 0)).toBe(total)

  await page.getByLabel('Materials on hand').fill('Island Palm Leaf 0\nnonsense')
  await page.getByText('1 line was not understood: nonsense').waitFor()
  await page.getByText('Your values have changed since this agenda was made.').waitFor()
  await page.getByLabel('Cycles left in the season').selectOption('3')
  await page.getByLabel('Cycle 2', { exact: true }).check()
  await page.getByRole('button', { name: 'Best season' }).click()
  await page.getByText(/^Found: /).waitFor()
  await expect.poll(() => page.locator('.agenda-day').count()).toBe(3)
  expect(await page.locator('.agenda-day').nth(1).textContent()).toBe('Cycle 2Rest')
  expect(await page.locator('.agenda-materials').textContent()).not.toContain('Palm Leaf')
  await page.getByRole('button', { name: 'Copy as text' }).click()
  const text = page.getByLabel('Agenda as text')
  await expect.poll(() => text.inputValue()).toContain('Cycle 2: Rest')

  // All crafts: stopped, the best so far stays, here and after the page is opened again.
  await page.getByLabel('Sanctuary rank').fill('20')
  await page.getByLabel('Groove', { exact: true }).fill('10')
  await page.getByLabel('Cycles left in the season').selectOption('7')
  await page.getByRole('button', { name: 'Best season' }).click()
  await page.getByText(/^Up to .* more may be possible\./).waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped. The best agenda so far is kept.').waitFor()
  const shown = await page.locator('[data-agenda-found]').textContent()
  await page.reload()
  await expect.poll(() => page.getByLabel('Groove', { exact: true }).inputValue()).toBe('10')
  await page.locator('[data-agenda] > summary').click()
  await page.locator('.agenda-day').first().waitFor()
  await expect.poll(() => page.locator('[data-agenda-found]').textContent()).toBe(shown)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  expect(await findFaults(page)).toEqual([])
})
