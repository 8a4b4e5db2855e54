import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { base, someone, useBrowser } from './site.ts'
import type { Visit } from './visit.ts'

const open = useBrowser()

/** Lets published answers say that they were deployed at `time` (epoch ms), or as long after the truth as `later` says. */
const deployedLater = (later: () => number) => (context: BrowserContext) =>
  context.route(/\/api\/(ranks|rarity|ranking-pages|ishgard)/, async (asked) => {
    const answer = await asked.fetch()
    const body = (await answer.json()) as { deployTime: number }
    return asked.fulfill({ json: { ...body, deployTime: body.deployTime + later() } })
  })

interface Use {
  name: string
  path: string
  /** By how much (ms) data is newer than the page, one deploy after the other. */
  newer: readonly number[]
  /** Does what makes a page ask for data. */
  use: (page: Page) => Promise<unknown>
}

const uses: readonly Use[] = [
  {
    name: 'a board',
    path: '/ranking/mount/global/',
    newer: [1000, 2000],
    use: async (page) => {
      await page.getByRole('textbox', { name: 'Find a character in this ranking' }).fill(String(someone.id))
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'a rarity list',
    path: '/rarity/mount/global/',
    newer: [1000],
    use: (page) => page.getByRole('searchbox').focus(),
  },
]

describe.each(uses)('$name', ({ path, newer, use }) => {
  /** Opens the page again, makes it ask for data, and checks how often it reloads itself. */
  const expectReloads = async ({ page, rest }: Visit, times: number) => {
    const loads: string[] = []
    const count = (request: Request) => void (request.isNavigationRequest() && loads.push(request.url()))
    page.on('request', count)
    // Not a reload: the address may name whom the page has found by now. And until its scripts listen, the page would send
    // its form the browser's way, which is a load of its own.
    await page.goto(`${base}${path}`)
    await rest()
    const answered = page.waitForResponse(/\/api\/(ranks|rarity)\//)
    await use(page)
    await answered
    await expect.poll(() => loads.length - 1, { timeout: 60_000 }).toBe(times)
    // A page that loaded itself again would do so whenever it came to rest.
    for (let round = 0; round < 3; round++) await rest()
    expect(loads.length - 1).toBe(times)
    page.off('request', count)
  }

  test('that is as new as the data is not loaded again; one that is older is once, and once more for a newer deploy, never in a loop', async () => {
    let later = 0
    const visit = await open('about:blank', { prepare: deployedLater(() => later) })
    await expectReloads(visit, 0)
    for (const ahead of newer) {
      later = ahead
      await expectReloads(visit, 1)
      await expectReloads(visit, 0)
    }
    expect(visit.problems).toEqual([])
  })
})
