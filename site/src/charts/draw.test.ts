import { afterEach, expect, test, vi } from 'vitest'
import type { ChartLook } from './draw.ts'
import type { ChartData } from './read.ts'

const look: ChartLook = { ink: 'i', line: 'l', strong: 's', weak: 'w', font: 'f', language: 'de' }
const column = (name: string, ...values: number[]) => ({ name, values })
const labels = ['Lich', 'Shiva']

afterEach(() => {
  vi.doUnmock('chart.js')
  vi.resetModules()
})

interface Config {
  data: { labels: string[]; datasets: { type: string; label: string; data: unknown[]; backgroundColor: string }[] }
  options: { locale: string; scales: Record<'x' | 'y', { stacked: boolean }> }
}

/** What the library is asked to draw. */
const draw = async (kind: 'spread' | 'parts', data: ChartData): Promise<Config> => {
  vi.resetModules()
  const asked: Config[] = []
  class Chart {
    static register() {}
    constructor(_: unknown, config: Config) {
      asked.push(config)
    }
  }
  const names = [
    ...['BarController', 'BarElement', 'CategoryScale', 'Legend', 'LinearScale', 'LineController'],
    ...['LineElement', 'PointElement', 'Tooltip'],
  ]
  vi.doMock('chart.js', () => ({ ...Object.fromEntries(names.map((name) => [name, {}])), Chart }))
  const { drawChart } = await import('./draw.ts')
  drawChart({} as HTMLCanvasElement, kind, data, look)
  const [config] = asked
  if (config === undefined) throw new Error('nothing was drawn')
  return config
}

const linesOf = ({ data: { datasets } }: Config) => datasets.map((one) => [one.type, one.label, one.data])

test('a spread is bars from the lowest to the highest, with the average as points', async () => {
  const columns = [column('lowest', 1, 2), column('average', 5, 6), column('highest', 9)]
  const config = await draw('spread', { labels, columns })
  expect(linesOf(config)).toEqual([
    ['line', 'average', [5, 6]],
    [
      'bar',
      'lowest – highest',
      [
        [1, 9],
        [2, 2],
      ],
    ],
  ])
  expect([config.data.labels, config.options.locale, config.options.scales.x.stacked]).toEqual([labels, 'de', false])
})

test('parts are bars one after another, the first of them strong', async () => {
  const config = await draw('parts', { labels, columns: [column('has', 1, 2), column('lacks', 3, 4)] })
  expect(linesOf(config)).toEqual([
    ['bar', 'has', [1, 2]],
    ['bar', 'lacks', [3, 4]],
  ])
  expect(config.data.datasets.map(({ backgroundColor }) => backgroundColor)).toEqual(['s', 'w'])
  expect([config.options.scales.x.stacked, config.options.scales.y.stacked]).toEqual([true, true])
})

test.each([
  ['a table with one column has no bars', [column('has', 1)], 0],
  ['a spread of two columns is drawn as bars', [column('lowest', 1), column('highest', 2)], 2],
])('%s', async (_, columns, count) => {
  expect(linesOf(await draw('spread', { labels, columns })).length).toBe(count)
})
