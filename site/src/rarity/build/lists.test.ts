import { rarityTypes } from '@kupodex/data/game'
import { expect, onTestFinished, test, vi } from 'vitest'
import { publishedFolder } from '#build/published.fixture.ts'

const { folder, put } = publishedFolder()
const row = (id: number, name: string) => ({
  ...{ id, name, updatedAt: 1, deleted: false },
  obtainable: true,
  sort: id,
})

/** The lists of a build that reads the published folder. */
const lists = async () => {
  vi.stubEnv('KUPODEX_PUBLISHED', folder)
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  return import('./lists.ts')
}

test('a list has every thing but those that have no place in one, each with its name', async () => {
  const { outsideOf } = await lists()
  const [outside = 0] = outsideOf('mount')
  put('api/game/en/mounts.json', { deployTime: 1, tables: { mounts: [row(1, 'Horse'), row(outside, 'Cart'), row(2, 'Swan')] } }) // prettier-ignore
  const entry = (id: number, count: number) => ({ id, count, points: id, percent: count, percentFull: count })
  put('api/rarity/mount/global.json', {
    ...{ deployTime: 1, generateTime: 1, charCount: 100 },
    rarity: [entry(outside, 7), entry(2, 9), entry(1, 8)],
  })
  const { itemsOf, ownersOf, pointsOf, rarityListOf } = await lists()
  expect([...itemsOf('en', 'mount').values()].map(({ name }) => name)).toEqual(['Horse', 'Swan'])
  expect(itemsOf('en', 'mount')).toBe(itemsOf('en', 'mount'))
  const { answer, rows } = rarityListOf('en', 'mount', 'global')
  expect(answer?.charCount).toBe(100)
  expect(rows.map(({ item, place }) => [item.name, place])).toEqual([
    ['Horse', 1],
    ['Swan', 2],
  ])
  expect([pointsOf('mount').get(2), ownersOf('mount').owners[2]?.[0]]).toEqual([2, 9])
})

test('before anything was counted a list has no rows, and nothing has points', async () => {
  const { pointsOf, rarityListOf } = await lists()
  expect(rarityListOf('en', 'minion', 'global')).toEqual({ answer: null, rows: [] })
  expect([...pointsOf('minion')]).toEqual([])
})

test('some types have a page built for each thing, others are too many', async () => {
  const { itemPageTypes } = await lists()
  expect(itemPageTypes).toContain('mount')
  expect(rarityTypes.filter((type) => !itemPageTypes.includes(type))).not.toEqual([])
})
