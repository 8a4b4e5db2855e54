import type { CharacterAnswer, TimelineAnswer } from '@kupodex/data/contract'
import { syncedCollections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { ask, people, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'
import type { Visit } from './visit.ts'

const open = useBrowser()
const path = `/char/${someone.id}/timeline/`

const answer = await ask<TimelineAnswer>(`/api/chartimeline/${someone.id}/`)
const number = (value: number) => new Intl.NumberFormat('en').format(value)

/** It reads well, and nothing moves while it comes in. */
const expectSound = async ({ page, problems, asked }: Visit) => {
  expect(await page.innerText('h1')).toBe('Timeline')
  expect(await page.locator('.chart-box').count()).toBe(4)
  expect(await shiftOf(page)).toBeLessThan(0.02)
  expect(asked.filter((one) => one.startsWith('/api/charevents/'))).toHaveLength(1)
  const at = (start: string) => asked.findIndex((one) => one.startsWith(start))
  expect(at('/api/charevents/')).toBeLessThan(asked.findIndex((one) => one.endsWith('.js')))
  expect(problems).toEqual([])
}

test('on a desktop it reads well; charts show the last month, and by arrow keys or the pointer every other, as their table does', async () => {
  const visit = await open(path, { viewport: widths.desktop })
  await expectSound(visit)
  const { page } = visit
  const chart = page.locator('.chart-box').first()
  const slider = chart.getByRole('slider', { name: 'Achievement points' })
  const last = answer.months.at(-1)?.points ?? NaN
  expect(await chart.locator('strong').innerText()).toBe(number(last))
  await slider.focus()
  await page.keyboard.press('Home')
  const first = answer.months.find(({ points }) => points > 0)?.points ?? NaN
  await expect.poll(() => chart.locator('strong').innerText()).toBe(number(first))
  expect(await slider.getAttribute('aria-valuetext')).toMatch(new RegExp(`\\d{4}: ${number(first)}$`))
  await page.getByText('Show as a table').click()
  const row = page.locator('.scroll tbody tr').first()
  await expect
    .poll(async () => (await row.innerText()).split(/\s*\t\s*/).slice(1))
    .toEqual([number(last), number(answer.months.at(-1)?.mounts ?? NaN), number(answer.months.at(-1)?.minions ?? NaN)])
  await page.getByText('Show as a table').click()

  // They follow the pointer, too.
  const shown = await chart.locator('figcaption').innerText()
  const plot = chart.locator('.axes')
  const { width, height } = (await plot.boundingBox()) ?? { width: 0, height: 0 }
  await plot.hover({ position: { x: width * 0.3, y: height / 2 } })
  await expect.poll(() => chart.locator('figcaption').innerText()).not.toBe(shown)
  await page.mouse.move(0, 0)
  await expect.poll(() => chart.locator('figcaption').innerText()).toBe(shown)
})

test('on a phone it reads well; days have all that the whole timeline has, with all names without a step of the reader, and show older ones by the keyboard, which goes on there', async () => {
  const visit = await open(path, { viewport: widths.phone })
  const { page, rest } = visit
  await page.getByText(`100 of ${number(answer.events.length)} entries`).waitFor()
  await rest()
  await expectSound(visit)
  const days = page.locator('.days > li')
  const newest = answer.events.slice(0, 100)
  const dayOf = (time: number) => Math.floor(time / 86_400_000)
  const oldest = newest.at(-1)?.createdAt ?? 0
  const sights = answer.firstSights.filter(({ createdAt }) => createdAt >= oldest)
  const count = new Set([...newest, ...sights].map(({ createdAt }) => dayOf(createdAt))).size
  expect(await days.count()).toBe(count)
  const [first] = newest
  const name = loadTable('achievements').find(({ id }) => id === first?.id)?.name.en ?? ''
  // A first sync of a day without events comes before them.
  const later = new Set(sights.map(({ createdAt }) => dayOf(createdAt)).filter((day) => day > dayOf(first!.createdAt)))
  expect(await days.nth(later.size).textContent()).toContain(name)
  const last = loadTable('achievements').find(({ id }) => id === newest.at(-1)?.id)?.name.en ?? ''
  expect(await days.last().textContent()).toContain(last)

  expect(answer.events.length).toBeGreaterThan(200)
  await page.getByRole('button', { name: 'Show older entries' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(`200 of ${number(answer.events.length)} entries`).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H3')
  const at = await page.evaluate(() => {
    const day = document.activeElement?.closest('.days > li')
    return day?.parentElement === null || !day ? -1 : [...(day.parentElement?.children ?? [])].indexOf(day)
  })
  // The day that was the last one may go on.
  expect([count - 1, count]).toContain(at)
})

test('of everybody the whole timeline is what was noted and what the character lists with a date', async () => {
  const keyOf = (type: string, id: number, createdAt: number) => `${type} ${id} ${createdAt}`
  let obtained = 0
  for (const { id } of people.slice(0, 40)) {
    const [whole, noted, own] = await Promise.all([
      ask<TimelineAnswer>(`/api/chartimeline/${id}/`),
      ask<TimelineAnswer>(`/api/charevents/${id}/`),
      ask<CharacterAnswer>(`/api/charcache/${id}/`),
    ])
    const { events, ...rest } = noted
    expect({ ...rest, events: whole.events }).toEqual(whole)
    if (whole.events.length === 0) continue
    const firsts = new Set(whole.firstSights.map(({ type, createdAt }) => `${type} ${createdAt}`))
    const listed = syncedCollections.flatMap(({ type, table }) =>
      own[table].flatMap(({ id: thing, date }) =>
        date > 0 && !firsts.has(`${type} ${date * 1000}`) ? [keyOf(type, thing, date * 1000)] : [],
      ),
    )
    obtained += listed.length
    const all = [...listed, ...events.map((one) => keyOf(one.type, one.id, one.createdAt))]
    expect(all.sort()).toEqual(whole.events.map((one) => keyOf(one.type, one.id, one.createdAt)).sort())
  }
  expect(obtained).toBeGreaterThan(1000)
})
