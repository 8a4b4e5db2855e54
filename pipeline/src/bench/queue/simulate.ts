import { type PrivacyPart, privacyParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import {
  type Ending,
  mostOf,
  partsToRead,
  placeAfter,
  priorities,
  type Priority,
  takingOrder,
  type Tier,
  tiers,
} from '@kupodex/data/sync'
import { DueHeap } from './due-heap.ts'
import { makePeople, randomFrom } from './people.ts'

export interface Scenario {
  people: number
  days: number
  /** Requests a second. */
  rate: number
  /** Syncs that visitors ask for, a day. */
  askedPerDay: number
  newPerDay: number
  /** The share of players whose emotes are public. */
  emotes: number
  /** The share of the pace that finding characters may take. */
  discovery: number
  /** The share of people who are known from the start; the others can be found. */
  known: number
  seed: number
}

/** What came of a kind of sync: times in ms from one reading to the next, or from the asking to the reading. */
interface Outcome {
  ages: number[]
  syncs: number
  requests: number
}

/** Who was read: those of a tier in turn, private and gone ones, those asked for, new ones, and those that were found. */
const kinds = ['asked', 'fresh', 'top', 'middle', 'tail', 'rare', 'found'] as const
export type Kind = (typeof kinds)[number]

export interface Simulated {
  outcomes: Record<Kind, Outcome>
  /** The age of our data of the tail at the end, ms: of those who play, and of those who do not. */
  tailAges: { playing: number[]; resting: number[] }
  counts: Record<Tier, number>
  /** Syncs of public characters in which nothing was new, and their requests. */
  quiet: { syncs: number; requests: number }
  /** What finding characters came to: how many were found, and lists of members asked for. */
  found: { characters: number; lists: number }
}

const day = 86_400_000
const parts = privacyParts

/** The first days do not count: everybody starts somewhere in the middle. */
const warmUpDays = 2

/** How many are taken from the queue at once, as the worker does. */
const batch = 10

/** Requests of a first reading: profile, history, kinds of achievements, the lists that are public. */
const firstReading = 15

/** How many members a free company has: one page of its list. */
const membersEach = 50

/** After how long a list of members is asked for again. */
const listAgain = 30 * day

/** Runs the queue as the worker does, by the same timetable and plan, in a time of its own. */
export const simulate = (scenario: Scenario): Simulated => {
  const random = randomFrom(scenario.seed)
  const { people: size, days, rate } = scenario
  const people = makePeople(size, random)
  const companies = Math.max(1, Math.floor(size / membersEach))
  const companyOf = (id: number) => id % companies
  const heaps = Object.fromEntries(Object.values(priorities).map((priority) => [priority, new DueHeap()])) as Record<
    Priority,
    DueHeap
  >
  const queueOf = new Uint8Array(size)
  const dueOf = new Float64Array(size)
  const readAt = new Float64Array(size)
  const partAt = new Float64Array(size * parts.length)
  const quietSyncs = new Uint8Array(size)
  const signsAt = new Float64Array(size)
  const askedAt = new Map<number, number>()
  const waitingSince = new Map<number, number>()
  /** Whether each one is known, and was read; 0 for neither. */
  const isKnown = new Uint8Array(size)
  const hidesEmotes = Uint8Array.from({ length: size }, () => (random() < scenario.emotes ? 0 : 1))
  const noPage = [new Set<PrivacyPart>(['achievements']), new Set<PrivacyPart>(['achievements', 'emotes'])] as const
  const heard = new Set<number>()
  const askedUntil = new Float64Array(companies)

  const put = (id: number, priority: Priority, due: number) => {
    queueOf[id] = priority
    dueOf[id] = due
    heaps[priority].push(id, due)
  }
  const outcomes = recordOf(kinds, (): Outcome => ({ ages: [], syncs: 0, requests: 0 }))
  const counts: Record<Tier, number> = { top: 0, middle: 0, tail: 0 }
  const quiet = { syncs: 0, requests: 0 }
  const found = { characters: 0, lists: 0 }

  const firstDue = (tier: Tier, age: number, signs: number): number =>
    placeAfter({
      ending: 'read',
      bestRank: tier === 'tail' ? null : tiers[tier].ranks,
      priority: priorities.tail,
      failures: 0,
      quietFor: -age - signs,
      now: -age,
      random,
    }).due

  for (let id = 0; id < size; id++) {
    const tier = people.tiers[id] as Tier
    if (random() >= scenario.known) continue
    counts[tier]++
    isKnown[id] = 1
    const isRare = people.answers[id] !== 0
    const age = random() * (isRare ? 14 * day : tier === 'tail' ? 30 * day : tiers[tier].wait)
    readAt[id] = -age
    const perDay = people.playsPerDay[id] as number
    signsAt[id] = -age + Math.max(-2 * 365 * day, (Math.log(1 - random()) / perDay) * day)
    for (let part = 0; part < parts.length; part++) partAt[id * parts.length + part] = -age - random() * 7 * day
    put(
      id,
      isRare ? priorities.rare : priorities[tier],
      isRare ? 14 * day - age : firstDue(tier, age, signsAt[id] as number),
    )
  }

  let now = 0
  const endingOf = (id: number): Ending =>
    people.answers[id] === 1 ? 'private' : people.answers[id] === 2 ? 'deleted' : 'read'

  /** Requests of one reading; what was read is young afterwards. */
  const read = (id: number, priority: Priority): number => {
    if (waitingSince.has(id)) {
      for (let part = 0; part < parts.length; part++) partAt[id * parts.length + part] = now
      signsAt[id] = now
      return people.answers[id] === 0 ? firstReading : 1
    }
    if (people.answers[id] !== 0) return 1
    const since = (now - (readAt[id] as number)) / day
    const hasPlayed = random() < 1 - Math.exp(-since * (people.playsPerDay[id] as number))
    const plan = partsToRead({
      isWatched: priority === priorities.top,
      why: priority === priorities.asked ? 'everything' : hasPlayed ? 'signs' : 'quiet',
      done: noPage[hidesEmotes[id] as 0 | 1],
      owed: new Set(),
      readAt: recordOf(parts, (part) => partAt[id * parts.length + parts.indexOf(part)] as number),
      quietSyncs: quietSyncs[id] as number,
      now,
    })
    quietSyncs[id] = plan.quietSyncs
    if (hasPlayed) signsAt[id] = now
    for (const part of plan.parts) partAt[id * parts.length + parts.indexOf(part)] = now
    const requests = 1 + plan.parts.length
    if (!hasPlayed && priority !== priorities.asked) {
      quiet.syncs++
      quiet.requests += requests
    }
    return requests
  }

  const kindOf = (id: number, priority: Priority): Kind => {
    if (priority === priorities.found) return 'found'
    if (priority === priorities.asked) return 'asked'
    if (waitingSince.has(id)) return 'fresh'
    return people.answers[id] === 0 ? (people.tiers[id] as Tier) : 'rare'
  }

  /** Reads one, and gives how many requests that took. */
  const sync = (id: number): number => {
    const priority = queueOf[id] as Priority
    const kind = kindOf(id, priority)
    const requests = read(id, priority)
    const since = kind === 'asked' ? askedAt.get(id) : (waitingSince.get(id) ?? readAt[id])
    now += (requests / rate) * 1000
    if (now > warmUpDays * day) {
      const { ages } = outcomes[kind]
      ages.push(now - (since ?? now))
      outcomes[kind].syncs++
      outcomes[kind].requests += requests
    }
    waitingSince.delete(id)
    readAt[id] = now
    const tier = people.tiers[id] as Tier
    const bestRank = tier === 'tail' ? null : tiers[tier].ranks
    const quietFor = now - (signsAt[id] as number)
    const place = placeAfter({ ending: endingOf(id), bestRank, priority, failures: 0, quietFor, now, random })
    put(id, place.priority, place.due)
    if (scenario.discovery > 0 && people.answers[id] === 0) heard.add(companyOf(id))
    return requests
  }

  const holds = (id: number, priority: Priority, due: number) => queueOf[id] === priority && dueOf[id] === due

  const take = (): number[] => {
    const taken: number[] = []
    for (const taking of takingOrder(random)) {
      const { priority, lateBy } = taking
      const heap = heaps[priority]
      let left = Math.min(mostOf(taking, batch), batch - taken.length)
      while (left > 0 && heap.next <= now - lateBy) {
        const { id, due } = heap.pop()!
        if (!holds(id, priority, due)) continue
        // Out of the queue, as a claim has it.
        dueOf[id] = -1
        taken.push(id)
        left--
      }
    }
    return taken
  }

  /** One of those that are known. */
  const drawKnown = (draw: () => number): number => {
    for (;;) {
      const id = Math.floor(draw() * size)
      if (isKnown[id]) return id
    }
  }

  const arrive = (nextAt: { asked: number; fresh: number }) => {
    while (nextAt.asked <= now) {
      const id = drawKnown(() => random() ** 3)
      if (queueOf[id] !== priorities.asked) {
        askedAt.set(id, nextAt.asked)
        put(id, priorities.asked, nextAt.asked)
      }
      nextAt.asked += -Math.log(1 - random()) * (day / scenario.askedPerDay)
    }
    while (nextAt.fresh <= now) {
      // A newcomer replaces a character of the tail, so that the total stays the same.
      const id = drawKnown(random)
      if (people.tiers[id] === 'tail' && people.answers[id] === 0) {
        waitingSince.set(id, nextAt.fresh)
        put(id, priorities.fresh, nextAt.fresh)
      }
      nextAt.fresh += -Math.log(1 - random()) * (day / scenario.newPerDay)
    }
  }

  /** Asks for a list of members; those who are not known are found. */
  const readList = (company: number) => {
    now += 1000 / rate
    found.lists++
    askedUntil[company] = now + listAgain
    for (let id = company; id < size; id += companies) {
      if (isKnown[id]) continue
      isKnown[id] = 1
      found.characters++
      waitingSince.set(id, now)
      put(id, priorities.found, now)
    }
  }

  const nextCompany = (): number | undefined => {
    for (const company of heard) {
      heard.delete(company)
      if ((askedUntil[company] as number) <= now) return company
    }
    return undefined
  }

  let restUntil = 0
  /** Does one thing for which nobody waits, where its share allows; gives whether it did. */
  const discover = (): boolean => {
    if (scenario.discovery === 0 || now < restUntil) return false
    const [began, heap] = [now, heaps[priorities.found]]
    while (heap.next <= now) {
      const { id, due } = heap.pop()!
      if (!holds(id, priorities.found, due)) continue
      restUntil = began + (sync(id) * 1000) / (rate * scenario.discovery)
      return true
    }
    const company = nextCompany()
    if (company === undefined) return false
    readList(company)
    restUntil = began + 1000 / (rate * scenario.discovery)
    return true
  }

  /** When something comes due, or finding may go on with something. */
  const nextMoment = (): number => {
    const waiting = Object.entries(heaps).flatMap(([priority, heap]) =>
      Number(priority) === priorities.found ? [] : [heap.next],
    )
    const goesOn = heard.size > 0 ? restUntil : Math.max(restUntil, heaps[priorities.found].next)
    return Math.min(nextAt.asked, nextAt.fresh, goesOn, ...waiting)
  }

  const nextAt = { asked: 0, fresh: 0 }
  while (now < days * day) {
    arrive(nextAt)
    const ids = take()
    for (const id of ids) sync(id)
    if (ids.length === 0 && !discover()) now = Math.max(now + 1, nextMoment())
  }
  const tailAges: Simulated['tailAges'] = { playing: [], resting: [] }
  for (let id = 0; id < size; id++) {
    if (isKnown[id] && queueOf[id] === priorities.tail && people.answers[id] === 0) {
      const ages = (people.playsPerDay[id] as number) > 0.1 ? tailAges.playing : tailAges.resting
      ages.push(now - (readAt[id] as number))
    }
  }
  return { outcomes, tailAges, counts, quiet, found }
}
