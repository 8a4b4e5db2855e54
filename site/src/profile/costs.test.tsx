import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { character as sample } from '#dev/frame.fixture.ts'
import { failedTexts } from '#ask/texts.ts'
import { costTexts } from '#market/texts.ts'
import { commonTexts } from '#texts/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'

const character = {
  ...sample,
  id: 7,
  dcName: 'Light',
  mounts: [{ id: 2, date: 1, deleted: false }],
  mountsPrivate: false,
  parts: { ...sample.parts, mounts: sample.parts.minions },
}
const titles = { mounts: 'Mounts', minions: 'Minions', emotes: 'Emotes' }

const columns = (prices: Record<number, number | null>) => {
  const ids = Object.keys(prices).map(Number)
  const values = Object.values(prices)
  return { ids, cheapest: values, median: values, seen: ids.map(() => 1) }
}
const web = {
  // Distances: mounts 1 to 4 count.
  '/counted-things.json': { mount: [1, 1, 1, 1], emote: [5] },
  '/api/prices/Light/': {
    prices: { mount: columns({ 1: 1_000, 2: 9, 3: 20_000, 4: null }), emote: columns({ 5: 7 }) },
  },
}

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('KUPODEX_PRICES', 'on')
  onTestFinished(() => void vi.unstubAllEnvs())
})

const draw = async (answers: Record<string, unknown>) => {
  // What is added up is loaded later: here it is there already.
  const [{ CostBox }] = await Promise.all([import('./cost-box.tsx'), import('./costs.tsx')])
  return drawn(<CostBox language="en" titles={titles} character={character} />, { web: answers })
}

test('nothing is asked for before a reader wants it; then missing things have a sum by collection, and what cannot be bought', async () => {
  const page = await draw(web)
  expect(page.words('#part p')[0]).toContain('at the lowest prices on Light')
  expect(page.all('#part table')).toEqual([])
  await page.click('#part button')
  await page.until(() => {
    const rows = page.all('#part tbody tr').map((row) => row.textContent)
    expect(rows[0]).toBe('Mounts21,000 gil 2 items1')
    expect(page.words('#part tfoot th')).toEqual(['Total'])
  })
  const { collection, sum, left } = costTexts('en')
  expect(page.words('#part thead th')).toEqual([collection, sum, left])
  // What cannot be bought now is in no sum.
  expect(page.words('#part tfoot td').at(-1)).toBe('1')
  expect(page.all('#part tbody a')[0]?.getAttribute('href')).toBe('/char/7/mounts/?sort=cheapest')
})

test('a collection that is not known costs nothing that is known', async () => {
  const page = await draw(web)
  await page.click('#part button')
  await page.until(() => {
    const emotes = page.all('#part tbody tr').find((row) => row.textContent?.startsWith('Emotes'))
    expect(emotes?.textContent).toBe(`Emotes${costTexts('en').unknown}`)
  })
  // Beside what is known it is said that something could not be had.
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failedTexts('en').failed]))
  expect(page.all('#part table').length).toBe(1)
})

test('without prices it says so', async () => {
  const page = await draw({ '/counted-things.json': web['/counted-things.json'] })
  await page.click('#part button')
  await page.until(() => expect(page.words('#part p')).toContain('Prices on Light are not known yet.'))
})

test.each(['/counted-things.json', '/api/prices/Light/'])(
  'where %s cannot be had that is said, until it is asked for again and comes',
  async (path) => {
    const answers: Record<string, unknown> = { ...web, [path]: 503 }
    const page = await draw(answers)
    await page.click('#part button')
    await page.until(() => expect(page.words('[role=alert]')).toEqual([failedTexts('en').failed]))
    answers[path] = web[path as keyof typeof web]
    const asks = () => page.asked.filter((one) => one === path).length
    const before = asks()
    await page.click('[role=alert] + p button')
    expect(asks()).toBe(before + 1)
    await page.until(() => expect(page.all('#part table').length).toBe(1))
  },
)

test('while prices are on their way, that is said', async () => {
  const page = await draw(web)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await page.click('#part button')
  await page.until(() => expect(page.words('#part p.soft').at(-1)).toBe(commonTexts('en').loading))
  expect(page.all('#part table, [role=alert]').length).toBe(0)
})
