import { openForAll } from '@kupodex/data/opened.fixture'
import { repetitions } from '@kupodex/data/soak.fixture'
import { beforeAll, expect, test } from 'vitest'
import { day, differences, openScene } from './scene.fixture.ts'
import { gearTruth } from './truth.fixture.ts'

const people = repetitions({ gate: 48, soak: 250 })

const scene = openForAll(() => openScene({ people }))
beforeAll(async () => {
  await scene.addEverybody()
  await scene.work()
})

test('after everybody was read the store says of each what is true, in every field', async () => {
  const all = await scene.readAll()
  expect(scene.everybody().flatMap((person, i) => differences(person, all[i]!))).toEqual([])
  expect(new Set(scene.everybody().map(({ role }) => role)).size).toBe(14)
})

test('nothing that the tables know was unknown', () => {
  const events = scene.logged.filter(({ level }) => level !== 'info')
  expect(events).toEqual([])
})

test('what everybody wears is known, and better gear of the same job becomes an event', async () => {
  /** Of those who were read since a moment and could be. */
  const gearOf = async (since: number) =>
    new Map(
      (await scene.readAll()).flatMap(({ profile: { id, status, gear, updatedAt } }) =>
        status === 'ready' && (updatedAt ?? 0) >= since ? [[id, gear]] : [],
      ),
    )
  const truth = () =>
    new Map(
      scene
        .everybody()
        .map((person) => [person.id, gearTruth(scene.population, person, scene.lodestone.time.now() / 1000)]),
    )
  const before = await gearOf(0)
  expect(before.size).toBeGreaterThan(people * 0.8)
  const first = truth()
  for (const [id, gear] of before) expect([id, gear]).toEqual([id, first.get(id)])

  scene.goOn(100 * day)
  const since = scene.time.now
  for (const { id } of scene.everybody()) await scene.store.askFor(id, scene.time.now)
  await scene.work()
  const now = truth()
  let eventCount = 0
  for (const [id, gear] of await gearOf(since)) {
    const [was, is] = [before.get(id) ?? {}, now.get(id) ?? {}]
    const best = Object.entries(is).map(([job, level]) => [job, Math.max(level, was[job] ?? 0)])
    expect([id, gear]).toEqual([id, { ...was, ...Object.fromEntries(best) }])
    const news = Object.entries(is).filter(([job, level]) => level > (was[job] ?? Infinity))
    const events = (await scene.store.readEvents(id, 100)).filter(({ type }) => type === 'gear')
    expect(events).toMatchObject(news.map(([job, level]) => ({ id: Number(job), details: String(level) })))
    eventCount += news.length
  }
  expect(eventCount).toBeGreaterThan(1)
})
