import { syncedParts } from '@kupodex/data/character'
import type { CharacterAnswer, TimelineAnswer } from '@kupodex/data/contract'
import { recordOf, syncedCollections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { BrowserContext } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { widths } from '../browser.ts'
import { ask, people, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'
import { clickBelow, scrollTo } from './visit.ts'

const open = useBrowser()
const path = `/char/${someone.id}/timeline/`

const answer = await ask<TimelineAnswer>(`/api/chartimeline/${someone.id}/`)
const number = (value: number) => new Intl.NumberFormat('en').format(value)

const character = await ask<CharacterAnswer>(`/api/charcache/${someone.id}/`)
const nothing = recordOf(syncedParts, () => [])

/** Changes what the page gets for a timeline, of a character that lists nothing itself. */
const answering = (change: Partial<TimelineAnswer>) => async (context: BrowserContext) => {
  await context.route('**/api/charevents/**', (route) => route.fulfill({ json: { ...answer, ...change } }))
  await context.route('**/api/charcache/**', (route) => route.fulfill({ json: { ...character, ...nothing } }))
}

test.each(Object.entries(widths))('on a %s it reads well, and nothing moves while it comes in', async (_, viewport) => {
  const { page, problems, asked } = await open(path, { viewport })
  expect(await page.innerText('h1')).toBe('Timeline')
  expect(await page.locator('.chart-box').count()).toBe(4)
  expect(await shiftOf(page)).toBeLessThan(0.02)
  expect(asked.filter((one) => one.startsWith('/api/charevents/'))).toHaveLength(1)
  const at = (start: string) => asked.findIndex((one) => one.startsWith(start))
  expect(at('/api/charevents/')).toBeLessThan(asked.findIndex((one) => one.endsWith('.js')))
  expect(problems).toEqual([])
})

describe('charts', () => {
  test('show the last month, and by arrow keys or the pointer every other, as their table does', async () => {
    const { page } = await open(path)
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
      .toEqual([
        number(last),
        number(answer.months.at(-1)?.mounts ?? NaN),
        number(answer.months.at(-1)?.minions ?? NaN),
      ])
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

  test('say what is private', async () => {
    const hidden = people.find(({ role }) => role === 'private-achievements')
    const { page } = await open(`/char/${hidden?.id}/timeline/`)
    expect(await page.locator('.chart-box').first().innerText()).toContain('Set to private on the Lodestone.')
  })
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

describe('days', () => {
  test('have all that the whole timeline has, and the names of all that are shown, without a step of the reader', async () => {
    const { page, rest } = await open(path, { viewport: widths.phone })
    await page.getByText(`100 of ${number(answer.events.length)} entries`).waitFor()
    await rest()
    const days = page.locator('.days > li')
    const newest = answer.events.slice(0, 100)
    const dayOf = (time: number) => Math.floor(time / 86_400_000)
    const oldest = newest.at(-1)?.createdAt ?? 0
    const sights = answer.firstSights.filter(({ createdAt }) => createdAt >= oldest)
    expect(await days.count()).toBe(new Set([...newest, ...sights].map(({ createdAt }) => dayOf(createdAt))).size)
    const [first] = newest
    const name = loadTable('achievements').find(({ id }) => id === first?.id)?.name.en ?? ''
    // A first sync of a day without events comes before them.
    const later = new Set(
      sights.map(({ createdAt }) => dayOf(createdAt)).filter((day) => day > dayOf(first!.createdAt)),
    )
    expect(await days.nth(later.size).textContent()).toContain(name)
    const last = loadTable('achievements').find(({ id }) => id === newest.at(-1)?.id)?.name.en ?? ''
    expect(await days.last().textContent()).toContain(last)
  })

  test('say rises of a job in one line, from what it had before', async () => {
    const rise = (details: number, hours: number) => ({
      type: 'level',
      id: 8,
      details: String(details),
      createdAt: Date.UTC(2026, 9, 5, hours),
    })
    const events = [rise(74, 20), rise(73, 15), rise(72, 9), { ...rise(71, 1), createdAt: Date.UTC(2026, 9, 2) }]
    const { page, problems } = await open(path, { prepare: answering({ events, firstSights: [] }) })
    const days = page.locator('.days > li')
    await expect.poll(() => days.count()).toBe(2)
    await scrollTo(days.first())
    await expect.poll(() => days.first().locator('li').allTextContents()).toEqual(['Carpenter: level 71 to 74'])
    await scrollTo(days.last())
    await expect.poll(() => days.last().textContent()).toContain('Carpenter reached level 71')
    expect(problems).toEqual([])
  })

  test('show older ones by the keyboard, which goes on there', async () => {
    const events = Array.from({ length: 250 }, (_, at) => ({
      ...{ type: 'achievement', id: 1 + at, details: '' },
      createdAt: Date.UTC(2026, 9, 5) - at * 86_400_000,
    }))
    const { page, rest } = await open(path, { prepare: answering({ events, firstSights: [] }) })
    const more = page.getByRole('button', { name: 'Show older entries' })
    await more.waitFor()
    await expect.poll(() => page.locator('.days > li').count()).toBe(100)
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByText('200 of 250 entries').waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H3')
    const at = await page.evaluate(() => {
      const day = document.activeElement?.closest('.days > li')
      return day?.parentElement === null || !day ? -1 : [...(day.parentElement?.children ?? [])].indexOf(day)
    })
    expect(at).toBe(100)
    await clickBelow(more, rest)
    await page.getByText('250 of 250 entries').waitFor()
    await more.waitFor({ state: 'detached' })
  })

  test('are filtered by kind, which the address keeps', async () => {
    const { page, rest } = await open(path)
    const kinds = new Set(answer.events.map(({ type }) => type))
    expect([...kinds]).toEqual(['achievement'])
    await page.goto(`${path}?show=level`)
    await rest()
    const all = page.getByRole('button', { name: /^All / })
    await all.waitFor()
    expect(await page.locator('.days > li').count()).toBe(0)
    await all.click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect.poll(() => page.locator('.days > li').count()).toBeGreaterThan(0)
  })

  test('say that there are none', async () => {
    const { page } = await open(path, { prepare: answering({ events: [], firstSights: [], months: [] }) })
    expect(await page.innerText('main')).toContain('No dated events yet.')
    expect(await page.locator('.chart-box').first().innerText()).toContain('Nothing to show yet.')
  })

  test('that cannot be loaded are asked for again by a button', async () => {
    let isDown = true
    const { page } = await open(path, {
      prepare: (context) =>
        context.route('**/api/charevents/**', (route) => (isDown ? route.abort() : route.continue())),
    })
    await page.getByText('This could not be loaded.').waitFor()
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.days > li h3').first().waitFor()
  })
})

test('of a private character nothing is shown', async () => {
  const hidden = people.find(({ role }) => role === 'hidden')
  const { status } = await ask<CharacterAnswer>(`/api/charcache/${hidden?.id}/`)
  expect(status).toBe('private')
  const { page } = await open(`/char/${hidden?.id}/timeline/`)
  expect(await page.innerText('main')).toContain("This character's data is private.")
  expect(await page.locator('.chart-box').count()).toBe(0)
})
