import { expect, test } from 'vitest'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)

const hash = (n: number) => n.toString(16).padStart(40, '0')
const marks = (from: number, count: number) =>
  new Map(Array.from({ length: count }, (_, n) => [hash(from + n), from + n + 1] as const))

test('nothing is known to begin with; what is added is kept, by collection', async () => {
  const { store } = opened
  expect(await store.readTooltipIndex('mounts')).toEqual({ tooltips: new Map(), icons: new Map() })
  await store.addToTooltipIndex('mounts', { tooltips: marks(0, 75), icons: marks(500, 100) })
  await store.addToTooltipIndex('mounts', { tooltips: new Map(), icons: marks(600, 3) })
  expect(await store.readTooltipIndex('mounts')).toEqual({ tooltips: marks(0, 75), icons: marks(500, 103) })
  expect((await store.readTooltipIndex('minions')).icons.size).toBe(0)
})

test('the first to learn a mark decides', async () => {
  const { store } = opened
  const learn = (id: number) =>
    store.addToTooltipIndex('facewear', { tooltips: new Map([[hash(1), id]]), icons: new Map() })
  await learn(5)
  await learn(6)
  expect((await store.readTooltipIndex('facewear')).tooltips.get(hash(1))).toBe(5)
})

test('is not a character', async () => {
  for await (const character of opened.store.scanCharacters()) expect(character).toBeUndefined()
})
