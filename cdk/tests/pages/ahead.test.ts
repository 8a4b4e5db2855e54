import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { base, someone, useBrowser } from './site.ts'

const open = useBrowser()
const profile = `/char/${someone.id}/`

const pathsAhead = async (): Promise<string[]> => {
  const answer = (await (await fetch(`${base}/ahead.json`)).json()) as { files: string[] }
  return answer.files
}

/** Of the files that a page has loaded, those that came over the network, by path. */
const overTheWire = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )

test('a list that is opened after the profile finds what lists share in the cache, and asks for no more ahead', async () => {
  const ahead = await pathsAhead()
  const { page, rest, asked, problems } = await open(profile, { isOwnTab: true })
  expect(asked).toContain('/ahead.json')
  expect(ahead.filter((path) => !asked.includes(path))).toEqual([])
  const before = asked.length
  await page.goto(`${profile}mounts/`)
  await rest()
  const next = asked.slice(before)
  const ownLists = next.filter((path) => ahead.includes(path))
  expect(ownLists.length).toBeGreaterThan(5)
  expect(ownLists.some((path) => path.endsWith('.css'))).toBe(true)
  const wired = await overTheWire(page)
  expect(wired).not.toEqual([])
  expect(wired.filter((path) => ahead.includes(path))).toEqual([])
  expect(next).not.toContain('/ahead.json')
  expect(problems).toEqual([])
})

test('a reader who saves data loads nothing ahead', async () => {
  const { page, asked } = await open(profile, {
    prepare: (context) =>
      context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  })
  expect(asked).not.toContain('/ahead.json')
  await page.goto(`${profile}mounts/`)
  await page.locator('a[data-thing]').first().waitFor()
})

test('where the list of files is missing, pages are as they are, and the next one asks again', async () => {
  const { page, rest, asked } = await open(profile, {
    prepare: (context) => context.route('**/ahead.json', (route) => route.fulfill({ status: 404, body: 'no' })),
  })
  expect(await page.locator('h1').innerText()).toContain(someone.name)
  await page.goto(`${profile}mounts/`)
  await rest()
  await page.locator('a[data-thing]').first().waitFor()
  expect(asked.filter((path) => path === '/ahead.json')).toHaveLength(2)
})
