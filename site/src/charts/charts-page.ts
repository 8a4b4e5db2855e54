import type { ChartLook } from './draw.ts'
import type { ChartFrame } from './frame.ts'
import { readTable } from './read.ts'

/** A colour of the theme as the browser resolves it. */
const colour = (element: HTMLElement, name: string): string => {
  const probe = document.createElement('i')
  probe.style.color = `var(${name})`
  element.append(probe)
  const resolved = getComputedStyle(probe).color
  probe.remove()
  return resolved
}

const lookOf = (figure: HTMLElement): ChartLook => ({
  ink: colour(figure, '--soft'),
  line: colour(figure, '--line'),
  strong: colour(figure, '--accent'),
  weak: colour(figure, '--edge'),
  font: getComputedStyle(figure).fontFamily,
  language: document.documentElement.lang,
})

const drawn = new Map<HTMLElement, { destroy: () => void }>()

const draw = async (figure: HTMLElement) => {
  const [table, canvas] = [figure.querySelector('table'), figure.querySelector('canvas')]
  if (table === null || canvas === null) return
  const { drawChart } = await import('./draw.ts')
  drawn.get(figure)?.destroy()
  drawn.set(figure, drawChart(canvas, figure.dataset.chart as ChartFrame['kind'], readTable(table), lookOf(figure)))
}

const whenSeen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      whenSeen.unobserve(target)
      const figure = target.closest<HTMLElement>('[data-chart]')
      if (figure !== null) void draw(figure)
    }
  },
  { rootMargin: '200px' },
)

/** Draws the charts of a part of the page as they come into sight; those of a part that was replaced are let go. */
export const watchCharts = (part: ParentNode): void => {
  for (const [figure, chart] of drawn)
    if (!figure.isConnected) {
      chart.destroy()
      drawn.delete(figure)
    }
  // The picture's own place counts: its table may stand above it, and be seen long before.
  for (const plot of part.querySelectorAll('[data-chart] .plot')) whenSeen.observe(plot)
}

const redraw = () => {
  for (const figure of drawn.keys()) void draw(figure)
}
new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] })
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw)

watchCharts(document)
