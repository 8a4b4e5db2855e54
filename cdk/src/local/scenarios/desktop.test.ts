import { openForAll } from '@kupodex/data/opened.fixture'
import type { Person } from '@kupodex/pipeline/population'
import { beforeAll, expect, test } from 'vitest'
import { day, differences, openScene } from './scene.fixture.ts'

/** A network that sends us desktop pages whatever we say we are: lists without a name on them. */
const asDesktop: typeof globalThis.fetch = (url, init) =>
  fetch(url, { ...init, headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' } })

const scene = openForAll(() => openScene({ people: 14, fetch: asDesktop }))
beforeAll(() => scene.addEverybody())

const cards = () => scene.asked.filter(({ path }) => path.includes('/tooltip/'))

test('things without names are known by their cards, each of which is read once for everybody', async () => {
  for (let round = 0; round < 4; round++) {
    await scene.work()
    scene.goOn(day / 24)
  }
  const all = await scene.readAll()
  // Emotes, which every page names, were read whole in the first round: who got one since has it at the next reading.
  const ofCards = (person: Person, i: number) => differences(person, all[i]!).filter(({ what }) => what !== 'emotes')
  expect(scene.everybody().flatMap(ofCards)).toEqual([])
  const hashes = cards().map(({ path }) => path.slice(-40))
  expect(hashes.length).toBeGreaterThan(300)
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('a later reading needs no card', async () => {
  scene.asked.length = 0
  scene.time.now += 3 * day
  await scene.work()
  expect(scene.asked.length).toBeGreaterThan(10)
  expect(cards()).toEqual([])
})
