import type { Page } from 'playwright-core'

/** A shift of the page, and what moved, from where to where. */
interface Shift {
  value: number
  moved: string[]
}

/** Notes in the page, from its next opening on, what shifts. */
export const noteShifts = (page: Page): Promise<unknown> => page.addInitScript(watchShifts)

const watchShifts = () => {
  interface Source {
    node: Element | null
    previousRect: DOMRect
    currentRect: DOMRect
  }
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: Source[] }
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName}.${node?.getAttribute?.('class')}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      )
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Shifts (in the unit of Cumulative Layout Shift) from which on a test says what moved: most allow no more. */
const noted = 0.02

/** How far the page has shifted since it was opened, in the unit of Cumulative Layout Shift. */
export const shiftOf = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  if (sum > noted) process.stderr.write(`${page.url()} shifted: ${JSON.stringify(shifts, null, 2)}\n`)
  return sum
}
