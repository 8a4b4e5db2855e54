import type { Browser, Page } from 'playwright-core'
import { phone, slowDown } from './lists.ts'
import { mediansOf } from './median.ts'

/** How long a reader waits from a tap on a thing, in ms: until its details are painted, and until nothing in them is loading. */
export interface DetailsWait {
  opened: number
  whole: number
}

/** The same for the first thing of a page, whose script and tables come with it, and the median of those after it. */
interface DetailsCost {
  first: DetailsWait
  next: DetailsWait
}

interface Opening {
  opening?: Promise<DetailsWait>
}

/** Measures the next tap on a thing. */
const watchNext = () => {
  const details = () => document.querySelector('.details')
  const isOpen = () => details()?.querySelector('h2') != null
  const isWhole = () =>
    isOpen() &&
    [...(details()?.querySelectorAll('p, dd') ?? [])].every(({ textContent }) => !textContent.startsWith('Loading'))
  const paintedOnce = (isSo: () => boolean): Promise<number> =>
    new Promise((done) => {
      const look = () => {
        if (!isSo()) return requestAnimationFrame(look)
        // The picture is on the screen once the next task after a frame runs.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now())
        return port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  ;(globalThis as Opening).opening = new Promise((done) => {
    const click = async ({ timeStamp }: Event) => {
      const [opened, whole] = await Promise.all([paintedOnce(isOpen), paintedOnce(isWhole)])
      done({ opened: opened - timeStamp, whole: whole - timeStamp })
    }
    addEventListener('click', (event) => void click(event), { once: true, capture: true })
  })
}

/** What is said of a tap that opened nothing within `patience` ms. */
const nothing: DetailsWait = { opened: NaN, whole: NaN }
const patience = 30_000

/** The middle of a thing's link that is on the screen. */
const middleOf = (at: number) => {
  const boxes = [...document.querySelectorAll('a[data-thing]')].map((link) => link.getBoundingClientRect())
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = boxes.filter(({ top, bottom }) => top > 100 && bottom < innerHeight - 100)[at] ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

/** Waits without asking the page anything: a tool that looks for elements is slowed down, too, and in the way of what is measured. */
const pause = (page: Page) => page.waitForTimeout(1000)

const open = async (page: Page, at: number): Promise<DetailsWait> => {
  await pause(page)
  const { x, y } = await page.evaluate(middleOf, at)
  if (x === 0) return nothing
  await page.evaluate(watchNext)
  await pause(page)
  await page.touchscreen.tap(x, y)
  const wait = await page.evaluate(
    (ms) => Promise.race([(globalThis as Opening).opening, new Promise<undefined>((done) => setTimeout(done, ms))]),
    patience,
  )
  await pause(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-back]')?.click())
  await page.waitForFunction(() => document.querySelector('.details h2') === null)
  return wait ?? nothing
}

/** Opens things of a list on a slow phone one after another, each from the list. */
export const measureDetails = async (browser: Browser, address: string): Promise<DetailsCost> => {
  const context = await browser.newContext({ ...phone, isMobile: true })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.locator('a[data-thing]').first().waitFor()
    await page.waitForLoadState('networkidle')
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.evaluate(() => document.querySelector('a[data-thing]')?.scrollIntoView({ block: 'center' }))
    const first = await open(page, 0)
    const rest: DetailsWait[] = []
    for (const at of [1, 2, 0, 1, 2]) rest.push(await open(page, at))
    return { first, next: mediansOf(rest) }
  } finally {
    await context.close()
  }
}
