import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startWorker, type WorkerProcess } from './processes.ts'
import { day, differences, openScene, type Scene } from './scene.ts'

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

test('two workers in two processes keep one rate, and read nobody twice', { timeout: 120_000 }, async () => {
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

const kills = 10

/** Lets a worker begin and kills it some requests and milliseconds later, in the middle of anything; tells whether it still worked. */
const workAndKill = async (n: number) => {
  const worker = start({ rate: 1000, leaseMs: 1500 })
  const enough = scene.asked.length + 3 + ((n * 7) % 11)
  let hasEnded = false
  void worker.ended.then(() => (hasEnded = true))
  while (scene.asked.length < enough && !hasEnded) await sleep(1)
  await sleep((n * 13) % 40)
  const wasAtWork = !hasEnded
  worker.child.kill('SIGKILL')
  await worker.ended
  return wasAtWork
}

test('a worker killed at any point loses nothing and doubles nothing', { timeout: 300_000 }, async () => {
  scene = await openScene({ people: 40 })
  scene.time.now = Date.now()
  await scene.addEverybody()
  const rounds: number[] = []
  let struck = 0
  const untilAllRead = async () => {
    scene.asked.length = 0
    for (let n = 0; n < kills; n++) if (await workAndKill(n)) struck++
    scene.time.now = Date.now() + 10_000
    await scene.work()
    const requests = [...profileRequests().values()]
    rounds.push(requests.reduce((sum, count) => sum + count, 0))
    const all = await scene.readAll()
    return scene.everybody().flatMap((person, i) => differences(person, all[i]!))
  }
  expect(await untilAllRead()).toEqual([])
  const before = new Map((await scene.readAll()).map(({ profile }) => [profile.id, profile]))

  // Half a year of play, which everybody's timeline has to tell once.
  scene.lodestone.change({ at: scene.lodestone.time.now() + 180 * day })
  for (const { id } of scene.everybody()) await scene.store.askFor(id, Date.now())
  await untilAllRead()
  // At most one character was begun anew for each kill.
  for (const requests of rounds) expect(requests).toBeLessThanOrEqual(40 + kills)

  // The kills met workers that were at work.
  expect(struck).toBeGreaterThanOrEqual(18)

  let told = 0
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
    told += events.length
  }
  expect(told).toBeGreaterThan(20)
})
