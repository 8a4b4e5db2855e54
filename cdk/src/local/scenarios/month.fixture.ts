import { type CharacterProfile, type Owned, type SyncedPart, syncedParts } from '@kupodex/data/character'
import { seeded } from '@kupodex/data/soak.fixture'
import { type Tier, tierOf, tiers } from '@kupodex/data/sync'
import type { Store, StoredCharacter } from '@kupodex/data/store'
import { createDiscovery, runWorker } from '@kupodex/lambdas/sync'
import { day, openScene, type Scene } from './scene.fixture.ts'

const minute = 60_000
const hour = 60 * minute

/** A stretch of time, epoch ms. */
interface Stretch {
  from: number
  until: number
}

/** What is wrong at the Lodestone for a while: for everybody, or with the emotes of one who hides them. */
interface Trouble extends Stretch {
  fault: { fault: string; status?: number; retryAfter?: number; every?: number; kinds?: string[]; ids?: number[] }
}

/** Whether nobody can be read meanwhile. */
const stopsAll = ({ fault: { every, ids } }: Trouble): boolean => every === undefined && ids === undefined

/** Some of something each day, each at a time of its own and for as long as is drawn, in minutes. */
const some = (
  { from, until, random }: Stretch & { random: () => number },
  { perDay, least, most }: { perDay: number; least: number; most: number },
  faultOf: () => Trouble['fault'],
): Trouble[] =>
  Array.from({ length: Math.round((perDay * (until - from)) / day) }, () => {
    const at = from + random() * (until - from)
    return { from: at, until: at + (least + (most - least) * random()) * minute, fault: faultOf() }
  })

/** Bursts of challenges, refusals at the edge, too many requests, maintenance and broken lines. */
const troublesOf = (time: Stretch & { random: () => number }): Trouble[] => {
  const { random } = time
  const statuses = [200, 202, 405] as const
  return [
    ...some(time, { perDay: 2, least: 5, most: 60 }, () => ({
      fault: 'challenge',
      status: statuses[Math.floor(random() * statuses.length)] ?? 200,
    })),
    ...some(time, { perDay: 0.5, least: 30, most: 300 }, () => ({ fault: 'blocked' })),
    ...some(time, { perDay: 2, least: 5, most: 30 }, () => ({ fault: 'throttled', retryAfter: 30, every: 3 })),
    ...some(time, { perDay: 1, least: 5, most: 20 }, () => ({ fault: 'throttled', retryAfter: 120 })),
    ...some(time, { perDay: 0.25, least: 60, most: 600 }, () => ({ fault: 'maintenance' })),
    ...some(time, { perDay: 1, least: 1, most: 15 }, () => ({ fault: 'down' })),
  ]
}

/** Lists of emotes that go hidden and public again: some say so, some are not found. */
const hidingOf = (ids: readonly number[], time: Stretch & { random: () => number }): Trouble[] =>
  ids.flatMap((id) =>
    some(time, { perDay: 0.3, least: 6 * 60, most: 5 * 24 * 60 }, () => ({
      fault: time.random() < 0.7 ? 'private' : 'notFound',
      kinds: ['emote'],
      ids: [id],
    })),
  )

/** How much of a stretch lies within others, ms. */
const within = ({ from, until }: Stretch, others: readonly Stretch[]): number => {
  let [sum, at] = [0, from]
  for (const other of others.toSorted((a, b) => a.from - b.from)) {
    const [begin, end] = [Math.max(at, other.from), Math.min(until, other.until)]
    if (end <= begin) continue
    sum += end - begin
    at = end
  }
  return sum
}

/** An id that the Lodestone never had is forgotten. */
const wasRead = ({ profile }: StoredCharacter): boolean => profile.updatedAt !== null

/** What was ticked by hand, by type, and everything else that may only grow. */
const grownOf = ({ owned, marks, damaged }: StoredCharacter) => ({ owned, marks, damaged })

type Grown = ReturnType<typeof grownOf>

/** What of all that was known is not any more, in words; nothing may be. */
const lostOf = (before: ReadonlyMap<number, Grown>, after: readonly StoredCharacter[]): string[] => {
  const lost: string[] = []
  const all = new Map(after.map((stored) => [stored.profile.id, stored]))
  for (const [id, was] of before) {
    const is = all.get(id)
    if (!is) {
      lost.push(`character ${id}`)
      continue
    }
    if (is.damaged.length > 0) lost.push(`${id}: ${is.damaged.join(' and ')} cannot be read`)
    for (const [part, entries] of Object.entries(was.owned) as [SyncedPart, Owned[]][]) {
      const dates = new Map((is.owned[part] ?? []).map((one) => [one.id, one.date]))
      for (const one of entries) if (dates.get(one.id) !== one.date) lost.push(`${id}: ${part} ${one.id}`)
    }
    for (const [type, ticks] of Object.entries(was.marks))
      for (const [thing, at] of Object.entries(ticks))
        if (is.marks[type]?.[Number(thing)] !== at) lost.push(`${id}: the tick ${type} ${thing}`)
  }
  return lost
}

/** Things that are stored of somebody and that the person does not have; nothing may be. */
const madeUpOf = (scene: Scene, stored: readonly StoredCharacter[]): string[] => {
  const people = new Map(scene.everybody().map((person) => [person.id, person]))
  return stored.flatMap(({ profile, owned }) => {
    const person = people.get(profile.id)
    return syncedParts.flatMap((part) => {
      const has: ReadonlySet<number> = new Set(
        part === 'achievements' ? person?.achievements.map(({ id }) => id) : person?.[part],
      )
      return (owned[part] ?? []).filter(({ id }) => !has.has(id)).map(({ id }) => `${profile.id}: ${part} ${id}`)
    })
  })
}

/** Ages of readings, ms: from one to the next, and the same without the time in which nobody could be read. */
export interface Ages {
  whole: number[]
  free: number[]
}

/** What a month came to. */
export interface Month {
  ages: Record<Tier, Ages>
  /** Nothing of both may be. */
  lost: string[]
  madeUp: string[]
  requests: number
  byStatus: Record<string, number>
  /** How many days' worth of time nobody could be read, as far as pauses reach. */
  daysStopped: number
  /** How many lists of emotes were hidden in all, and how often one that was known as public became private, and the other way round. */
  emotes: { hidden: number; toPrivate: number; toPublic: number }
  found: number
  /** How many are known, and how many of their emotes. */
  known: { characters: number; emotes: number; ticks: number }
}

/**
 * Some time at the stand-in, in a time of its own: people play, hide their emotes and show them again, tick things by hand; the site
 * challenges, refuses and rests. A third of them are found in lists of members, for half of the pace.
 */
export const liveMonth = async ({
  people,
  days,
  seed,
  rate,
}: {
  people: number
  days: number
  seed: number
  /** Requests a second. */
  rate: number
}): Promise<Month> => {
  const random = seeded(seed)
  let troubles: Trouble[] = []
  let shown = ''
  let stop = new AbortController()
  let dayEnds = Infinity
  /** Switches on what is wrong by now, and ends the day's work. */
  const turn = () => {
    const now = scene.time.now
    const faults = troubles.filter(({ from, until }) => from <= now && now < until).map(({ fault }) => fault)
    const text = JSON.stringify(faults)
    if (text !== shown) {
      const complaint = scene.lodestone.change({ faults })
      if (complaint !== null) throw new Error(complaint)
    }
    shown = text
    if (now >= dayEnds) stop.abort()
  }
  const scene = await openScene({ people, seed: `month ${seed}`, rate, hiding: { emotes: 0 }, onTime: () => turn() })
  try {
    const began = scene.time.now
    const time = { from: began, until: began + days * day, random }
    const everybody = scene.everybody()
    const ordinary = everybody.filter(({ role, state }) => role === null && state === 'listed').map(({ id }) => id)
    const [known, hiding] = [everybody.filter((_, n) => n % 3 !== 2), hidingOf(ordinary, time)]
    troubles = [...troublesOf(time), ...hiding]
    const rankOf = new Map(
      ordinary.map((id, n) => [id, n < ordinary.length / 8 ? 50 : n < ordinary.length / 2 ? 5000 : null]),
    )
    const tierOfId = (id: number): Tier => tierOf(rankOf.get(id) ?? null)
    const pauses: Stretch[] = []
    const ages: Month['ages'] = {
      top: { whole: [], free: [] },
      middle: { whole: [], free: [] },
      tail: { whole: [], free: [] },
    }
    const readings: { id: number; from: number; until: number }[] = []
    const lastRead = new Map<number, number>()
    const emotes = { hidden: hiding.length, toPrivate: 0, toPublic: 0 }
    const discovery = createDiscovery({
      ...{
        store: scene.store,
        rate: rate / 2,
        clock: () => scene.time.now,
        log: (line) => scene.logged.push({ ...line }),
      },
      members: (id, page) => scene.client.read({ kind: 'memberlist', id, page }),
      sent: () => scene.asked.length,
    })
    const idleMs = 10 * minute
    const sleep = async (ms: number) => {
      if (ms !== idleMs) pauses.push({ from: scene.time.now, until: scene.time.now + ms })
      await scene.skip(ms)
    }
    let lost: string[] = []
    let before = new Map<number, Grown>()
    const states = new Map<number, string>()

    /** Notes when one was read, and whether its emotes went hidden or public. */
    const note = ({ id, updatedAt, privacy }: CharacterProfile) => {
      const from = lastRead.get(id)
      if (updatedAt === null || updatedAt === from) return
      if (from !== undefined) readings.push({ id, from, until: updatedAt })
      lastRead.set(id, updatedAt)
      const [was, is] = [states.get(id), privacy.emotes.state]
      if (was === 'public' && is === 'private') emotes.toPrivate++
      if (was === 'private' && is === 'public') emotes.toPublic++
      states.set(id, is)
    }
    const store: Store = {
      ...scene.store,
      finish: (id, token, finished) => {
        note(finished.profile)
        return scene.store.finish(id, token, finished)
      },
    }
    const tick = async () => {
      for (const id of ordinary)
        await scene.store.mark(
          id,
          random() < 0.5 ? 'emote' : 'fish',
          [1 + Math.floor(random() * 200)],
          scene.time.now / 1000,
        )
    }

    for (const { id } of known) await scene.store.addCharacter(id, scene.time.now)
    for (let passed = 1; passed <= days; passed++) {
      dayEnds = began + passed * day
      await tick()
      stop = new AbortController()
      await runWorker(
        { ...scene.syncWorld, store, random, bestRank: async (id) => rankOf.get(id) ?? null, discovery },
        { signal: stop.signal, idleMs, sleep },
      )
      const all = await scene.readKept()
      lost = [...lost, ...lostOf(before, all)]
      before = new Map(all.filter(wasRead).map((stored) => [stored.profile.id, grownOf(stored)]))
    }
    const stopped = [...pauses, ...troubles.filter(stopsAll)]
    for (const { id, ...reading } of readings) {
      const { whole, free } = ages[tierOfId(id)]
      const age = reading.until - reading.from
      whole.push(age)
      free.push(age - within(reading, stopped))
    }
    const all = await scene.readKept()
    const byStatus: Record<string, number> = {}
    for (const { status } of scene.asked) byStatus[status] = (byStatus[status] ?? 0) + 1
    return {
      ...{ ages, lost, byStatus, emotes, requests: scene.asked.length },
      madeUp: madeUpOf(scene, all),
      daysStopped: within(time, stopped) / day,
      found: all.filter(({ profile }) => profile.found).length,
      known: {
        characters: all.length,
        emotes: all.reduce((sum, { owned }) => sum + (owned.emotes?.length ?? 0), 0),
        ticks: all.reduce(
          (sum, { marks }) => sum + Object.values(marks).reduce((n, ticks) => n + Object.keys(ticks).length, 0),
          0,
        ),
      },
    }
  } finally {
    await scene.close()
  }
}

/** The share of readings of a tier that came within the age it is to stay below; of one without such an age, all. */
export const withinReach = (tier: Tier, ages: readonly number[]): number => {
  const { reach } = tiers[tier]
  return reach === null ? 1 : ages.filter((age) => age <= reach).length / Math.max(1, ages.length)
}

/** A month as a table. */
export const monthTable = (month: Month): string => {
  const hours = (ms: number) => `${(ms / hour).toFixed(1)} h`
  const row = (tier: Tier, what: keyof Ages) => {
    const ages = month.ages[tier][what].toSorted((a, b) => a - b)
    const at = (share: number) =>
      hours(ages[Math.min(ages.length - 1, Math.floor(ages.length * share))] ?? 0).padStart(9)
    const share = tiers[tier].reach === null ? '' : `${(100 * withinReach(tier, ages)).toFixed(1)} %`
    const name = what === 'whole' ? tier : '  without stops'
    return `  ${name.padEnd(16)} ${String(ages.length).padStart(8)} ${at(0.5)} ${at(0.9)} ${at(0.99)} ${at(1)} ${share.padStart(8)}\n`
  }
  const { emotes, known } = month
  return (
    `  ${''.padEnd(16)} readings    median       p90       p99     worst   within\n` +
    (['top', 'middle', 'tail'] as const).map((tier) => row(tier, 'whole') + row(tier, 'free')).join('') +
    `  ${month.requests} requests: ${Object.entries(month.byStatus)
      .map(([status, count]) => `${count} answered ${status}`)
      .join(', ')}\n` +
    `  nobody could be read, or all was paused, for ${month.daysStopped.toFixed(1)} days\n` +
    `  emotes were hidden ${emotes.hidden} times; ${emotes.toPrivate} times one was read to be hidden, ${emotes.toPublic} times to be public again\n` +
    `  ${known.characters} characters, ${month.found} of them found, with ${known.emotes} emotes and ${known.ticks} ticks\n` +
    `  lost: ${month.lost.length}, made up: ${month.madeUp.length}\n`
  )
}
