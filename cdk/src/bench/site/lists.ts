import type { Browser, Locator, Page } from 'playwright-core'

/** A phone as Lighthouse slows one down: a quarter of the processor. */
export const slowDown = 4

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** How long a reader waits after an interaction for the next picture, at worst, in ms (Interaction to Next Paint). */
interface ListCost {
  things: number
  typing: number
  filtering: number
  opening: number
  /** Typing in a list of as many rows that makes all of them again with each letter. */
  naive: number
}

/** A list to measure, and how its page marks the link of a thing and the one back to the list. */
export interface LongList {
  word: string
  thing: string
  back: string
  /** What the search that a page begins with goes through: it lists nothing until something is looked for. */
  searches?: number
}

interface Waits {
  waits: number[]
}

const watchWaits = () => {
  const kept: Waits = { waits: [] }
  Object.assign(globalThis, { kept })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as unknown as { interactionId: number }).interactionId > 0) kept.waits.push(entry.duration)
    }
    // Shorter ones than a picture takes are not reported.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** The longest wait since the last call; 0 where all were shorter than a picture takes. */
const worst = async (page: Page): Promise<number> => {
  // Waits are reported once the picture is there and the browser has nothing else to do.
  await page.waitForTimeout(1500)
  return page.evaluate(() => {
    const { kept } = globalThis as unknown as { kept: Waits }
    return Math.max(0, ...kept.waits.splice(0))
  })
}

const type = async (page: Page, text: string): Promise<number> => {
  const field = page.locator('input[type=search]')
  await field.focus()
  await worst(page)
  await page.keyboard.type(text, { delay: 120 })
  for (let at = 0; at < text.length; at++) await page.keyboard.press('Backspace', { delay: 60 })
  return worst(page)
}

const clickEach = async (page: Page, targets: readonly Locator[]): Promise<number> => {
  await worst(page)
  for (const target of targets) {
    await target.click()
    await page.waitForTimeout(400)
  }
  return worst(page)
}

/** A list in its simplest form: as many rows, all made again with each letter. */
const makeNaive = (size: number) => {
  document.body.replaceChildren()
  const [field, list] = [document.createElement('input'), document.createElement('ul')]
  field.type = 'search'
  const names = Array.from({ length: size }, (_, at) => `Thing ${at} of ${size}`)
  const draw = () => {
    const rows = names
      .filter((name) => name.toLowerCase().includes(field.value.toLowerCase()))
      .map((name) => {
        const row = document.createElement('li')
        row.className = 'line'
        const [link, words, share] = [
          document.createElement('a'),
          document.createElement('small'),
          document.createElement('small'),
        ]
        link.href = `#${name}`
        link.textContent = name
        words.textContent = `Quest: ${name}`
        share.textContent = 'Owned by 12.5%'
        row.append(link, words, share)
        return row
      })
    list.replaceChildren(...rows)
  }
  field.addEventListener('input', draw)
  document.body.append(field, list)
  draw()
}

/** Measures a list of a character's page on a slow phone: typing a search, choosing filters, opening things. */
export const measureList = async (
  browser: Browser,
  address: string,
  { thing, back: backLink, searches }: LongList,
): Promise<ListCost> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchWaits)
    await page.goto(address)
    if (searches === undefined) await page.locator(thing).first().waitFor()
    await page.waitForLoadState('networkidle')
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const things = searches ?? (await page.locator(thing).count())
    const typing = await type(page, 'thea')
    const choices = await page.locator('.picks button').all()
    const filters = searches === undefined ? [page.locator('.controls > button'), ...choices.toReversed()] : []
    const filtering = await clickEach(page, filters)
    if (searches !== undefined) await page.locator('input[type=search]').fill('thea')
    const [link, back] = [page.locator(thing).locator('visible=true').first(), page.locator(backLink)]
    const opening = await clickEach(page, [link, back, link, back])
    await page.evaluate(makeNaive, things)
    return { things, typing, filtering, opening, naive: await type(page, 'thin') }
  } finally {
    await context.close()
  }
}
