import { expect, test } from 'vitest'
import { base, someone, useBrowser } from './site.ts'
import { shiftOf } from './shifts.ts'
import { eventually } from './visit.ts'

const open = useBrowser()
const key = 'kupodex.looks'
const phone = { viewport: { width: 390, height: 844 } }

test('a board says once what changed since this browser last looked, and nothing of it moves', async () => {
  const { page, rest, problems } = await open('/ranking/mount/global/', phone)
  const line = page.locator('[data-since]')
  await eventually(
    () => page.evaluate((storage) => localStorage.getItem(storage), key),
    (kept) => expect(kept).toContain('board/mount/global/standard/0'),
  )
  expect(await line.innerText()).toBe('')
  await page.evaluate((storage) => {
    const looks = JSON.parse(localStorage.getItem(storage) ?? '[]') as [string, { figures: { characters: number } }][]
    for (const [, { figures }] of looks) figures.characters -= 7
    localStorage.setItem(storage, JSON.stringify(looks))
  }, key)
  await page.reload()
  await eventually(
    () => line.innerText(),
    (text) => expect(text).toMatch(/^Since .*: 7 more characters$/),
  )
  expect(await shiftOf(page)).toBe(0)
  await page.reload()
  await rest()
  expect([await line.innerText(), problems]).toEqual(['', []])
})

test('the feeds that pages name are there', async () => {
  const { page, close } = await open(`/char/${someone.id}/`, phone)
  const [feed] = await page
    .locator('link[type="application/atom+xml"][href^="/api/feed/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await close()
  for (const path of [feed ?? '', '/api/feed/scope/en/global/']) {
    const answer = await fetch(base + path)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      ...[path, 200, 'application/atom+xml; charset=utf-8'],
    ])
    expect(await answer.text()).toMatch(/^<\?xml [^]*<entry>[^]*<\/feed>\n$/)
  }
})
