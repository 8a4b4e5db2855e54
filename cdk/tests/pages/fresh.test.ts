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

/** Does what makes a page ask for data, and waits until it has settled. */
const uses: readonly (readonly [name: string, path: string, use: (page: Page) => Promise<unknown>])[] = [
  [
    'a board',
    '/ranking/mount/global/',
    async (page) => {
      await page.getByRole('textbox', { name: 'Find a character in this ranking' }).fill(String(someone.id))
      await page.keyboard.press('Enter')
    },
  ],
  ['a rarity list', '/rarity/mount/global/', (page) => page.getByRole('searchbox').focus()],
]

describe.each(uses)('%s', (_name, path, use) => {
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

  test('that is as new as the data is not loaded again', async () => {
    const visit = await open(path, { prepare: deployedLater(() => 0) })
    await expectReloads(visit, 0)
  })

  test('that is older than the data is loaded again once, and once more for a newer deploy, never in a loop', async () => {
    let later = 1000
    const visit = await open(path, { prepare: deployedLater(() => later) })
    await expectReloads(visit, 1)
    await expectReloads(visit, 0)
    later = 2000
    await expectReloads(visit, 1)
    await expectReloads(visit, 0)
    expect(visit.problems).toEqual([])
  })

  test('stays as it is where nothing can be remembered', async () => {
    const visit = await open(path, {
      prepare: async (context) => {
        await deployedLater(() => 1000)(context)
        await context.addInitScript(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError')
          }
        })
      },
    })
    await expectReloads(visit, 0)
  })
})
