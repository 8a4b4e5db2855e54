import { afterEach, expect, test, vi } from 'vitest'
import { observerOf, openPage } from '#ui/page.fixture.ts'

afterEach(() => {
  vi.doUnmock('./draw.ts')
  vi.doUnmock('./read.ts')
  vi.resetModules()
})

const figure = (kind: string) => `
  <figure class="chart" data-chart="${kind}"><div class="plot"><canvas></canvas></div><table></table></figure>`

/** A page with two charts and one without its table, and what comes into sight of them. */
const open = async () => {
  vi.resetModules()
  const page = openPage(
    `<main>${figure('spread')}${figure('parts')}<div data-chart="x"><i class="plot"></i></div></main>`,
  )
  const [drawn, gone]: [string[], number[]] = [[], []]
  vi.doMock('./read.ts', () => ({ readTable: () => ({}) }))
  vi.doMock('./draw.ts', () => ({
    drawChart: (_: unknown, kind: string) => {
      const at = drawn.push(kind)
      return { destroy: () => void gone.push(at) }
    },
  }))
  const observed = new Set<Element>()
  let see = (_: { isIntersecting: boolean; target: Element }[]): void => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: typeof see) {
        see = hear
      }
      observe = (element: Element) => void observed.add(element)
      unobserve = (element: Element) => void observed.delete(element)
    },
  )
  const recolour = observerOf('MutationObserver')
  vi.stubGlobal('getComputedStyle', () => ({ color: 'red', fontFamily: 'sans' }))
  const { watchCharts } = await import('./charts-page.ts')
  const meets = (at: number, isIntersecting = true) => {
    const target = page.all('.plot')[at]
    if (target !== undefined) see([{ isIntersecting, target }])
  }
  const themed = () => recolour()
  return { ...page, watchCharts, drawn, gone, observed, meets, themed }
}

test('a chart is drawn once it comes into sight', async () => {
  const page = await open()
  expect(page.observed.size).toBe(3)
  page.meets(0, false)
  expect(page.drawn).toEqual([])
  page.meets(1)
  await vi.waitFor(() => expect(page.drawn).toEqual(['parts']))
  expect([page.observed.size, page.all('figure i').length]).toEqual([2, 0])
})

test('one without a table is not drawn', async () => {
  const page = await open()
  page.meets(2)
  page.meets(0)
  await vi.waitFor(() => expect(page.drawn).toEqual(['spread']))
})

test('in another theme those that are drawn are drawn afresh', async () => {
  const page = await open()
  page.meets(0)
  await vi.waitFor(() => expect(page.drawn).toEqual(['spread']))
  page.themed()
  await vi.waitFor(() => expect([page.drawn, page.gone]).toEqual([['spread', 'spread'], [1]]))
})

test('charts of a part that was replaced are let go', async () => {
  const page = await open()
  page.meets(0)
  await vi.waitFor(() => expect(page.drawn.length).toBe(1))
  page.watchCharts(page.document)
  expect(page.gone).toEqual([])
  page.all('figure')[0]?.remove()
  page.watchCharts(page.document)
  page.watchCharts(page.document)
  expect(page.gone).toEqual([1])
})
