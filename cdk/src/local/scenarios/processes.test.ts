import { repetitions } from '@kupodex/data/soak.fixture'
import { afterEach, expect, test } from 'vitest'
import { startWorker, type WorkerProcess } from './processes.fixture.ts'
import { day, differences, openScene, type Scene } from './scene.fixture.ts'

let scene: Scene
const running = new Set<WorkerProcess>()
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL')
  running.clear()
  await scene.close()
})

const start = (options: Parameters<typeof startWorker>[1]) => {
  const worker = startWorker(scene, options)
  running.add(worker)
  return worker
}

/** How often each character's profile was asked for. */
const profileRequests = () => {
  const counts = new Map<number, number>()
  for (const { path } of scene.asked) {
    const id = Number(/\/character\/(\d+)\/$/.exec(path)?.[1] ?? 0)
    if (id > 0) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

test('two workers in two processes keep one rate, and read nobody twice', { timeout: 600_000 }, async () => {
  const rate = 25
  scene = await openScene({ people: 16 })
  scene.time.now = Date.now()
  await scene.addEverybody()
  const ends = await Promise.all([1, 2].map(() => start({ rate, leaseMs: 60_000 }).ended))
  expect(ends.map(({ code }) => code)).toEqual([0, 0])
  const tallies = ends.map(({ output }) => /"tally":(\{.*?\})/.exec(output)?.[1] ?? '')
  expect(tallies.every((tally) => tally.includes('"synced"'))).toBe(true)

  const turns = ends.flatMap(({ output }) =>
    [...output.matchAll(/"event":"turn","at":([\d.]+)/g)].map(([, at]) => Number(at)),
  )
  expect(turns.length).toBeGreaterThan(80)
  expect(turns.length).toBe(scene.asked.length)
  for (const at of turns) {
    const within = turns.filter((other) => other >= at && other < at + 1000).length
    expect(within).toBeLessThanOrEqual(rate + 1)
  }
  expect([...profileRequests().values()].every((count) => count === 1)).toBe(true)
  expect(profileRequests().size).toBe(16)
  const all = await scene.readAll()
  expect(scene.everybody().flatMap((person, i) => differences(person, all[i]!))).toEqual([])
})

const people = repetitions({ gate: 16, soak: 40 })
const kills = repetitions({ gate: 3, soak: 10 })

/** What happens at the next requests. */
let onAsked: () => void = () => undefined

/**
 * Lets a worker begin and kills it some requests and milliseconds later, in the middle of anything; returns what it printed where
 * it had ended before. Its site and its store are ours, so that it cannot run away while we are busy.
 */
const workAndKill = async (n: number) => {
  const worker = start({ rate: 1000, leaseMs: 1500 })
  let left = 3 + ((n * 7) % 11)
  onAsked = () => {
    if (--left === 0) setTimeout(() => worker.child.kill('SIGKILL'), (n * 13) % 40)
  }
  const { code, output } = await worker.ended
  return code === null ? 'killed' : output
}

test('a worker killed at any point loses nothing and doubles nothing', { timeout: 600_000 }, async () => {
  scene = await openScene({ people, onAsked: () => onAsked() })
  scene.time.now = Date.now()
  await scene.addEverybody()
  const rounds: number[] = []
  const untilAllRead = async () => {
    scene.asked.length = 0
    for (let n = 0; n < kills; n++) expect(await workAndKill(n)).toBe('killed')
    onAsked = () => undefined
    scene.time.now = Date.now() + 10_000
    await scene.work()
    const requests = [...profileRequests().values()]
    rounds.push(requests.reduce((sum, count) => sum + count, 0))
    const all = await scene.readAll()
    return scene.everybody().flatMap((person, i) => differences(person, all[i]!))
  }
  expect(await untilAllRead()).toEqual([])
  const before = new Map((await scene.readAll()).map(({ profile }) => [profile.id, profile]))

  // Half a year of play, which everybody's timeline must show once.
  scene.lodestone.change({ at: scene.lodestone.time.now() + 180 * day })
  for (const { id } of scene.everybody()) await scene.store.askFor(id, Date.now())
  await untilAllRead()
  // At most one character was started again for each kill.
  for (const requests of rounds) expect(requests).toBeLessThanOrEqual(people + kills)

  let eventCount = 0
  for (const person of scene.everybody()) {
    const { profile } = await scene.read(person.id)
    const was = before.get(person.id)!
    if (person.state !== 'listed' || person.privacy.profile || was.status !== 'ready') continue
    expect(profile).toMatchObject({ name: person.name, worldId: person.worldId })
    const events = await scene.store.readEvents(person.id, 1000)
    const kinds = events.map(({ type, id }) => `${type} ${id}`)
    expect(new Set(kinds).size).toBe(kinds.length)
    const levels = Object.entries(profile.levels).filter(([job, level]) => level > (was.levels[job] ?? 0))
    expect(events.filter(({ type }) => type === 'level').length).toBe(levels.length)
    expect(events.some(({ type }) => type === 'world')).toBe(person.worldId !== was.worldId)
    expect(events.some(({ type }) => type === 'name')).toBe(person.name !== was.name)
    eventCount += events.length
  }
  expect(eventCount).toBeGreaterThan(people / 2)
})
