import { mostOf, placeAfter, priorities, type Priority, takingOrder, tiers } from '@kupodex/data/sync'
import { seeded } from '@kupodex/data/soak.fixture'
import { memoryAllowances } from '@kupodex/data/store/store.fixture'
import { createBudget } from './budget.ts'
import { readings } from './rules.ts'

const second = 1000
const hour = 3600 * second

/** The characters that wait, the earliest due first. */
class Line {
  readonly #waiting: { id: number; due: number }[] = []
  /** How many at the beginning were taken already; they are dropped now and then, since all others have to move up. */
  #taken = 0

  add(id: number, due: number): void {
    let [low, high] = [this.#taken, this.#waiting.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#waiting[middle]?.due ?? 0) <= due) low = middle + 1
      else high = middle
    }
    this.#waiting.splice(low, 0, { id, due })
  }

  next(now: number): number | undefined {
    const first = this.#waiting[this.#taken]
    if (first === undefined || first.due > now) return undefined
    if (++this.#taken === 1000) {
      this.#waiting.splice(0, this.#taken)
      this.#taken = 0
    }
    return first.id
  }
}

/** About how many there are of a tier on three boards, and how many requests reading one of them takes. */
const ranked = { top: { count: 250, requests: 2 }, middle: { count: 18_000, requests: 1.6 } } as const
const tailRequests = 1.5

/** How many are taken from the queue at once, as the worker does. */
const batch = 10

/** What is simulated: half a day at one request a second. */
interface Flood {
  /** Readers who ask for as much as they can get, all the time. */
  greedy: number
  /** How many requests each of their readings costs. */
  requests: number
  /** Whether readers' shares are enforced; else only the order of the queue limits them. */
  hasBudgets?: boolean
}

/**
 * The longest times in ms: between two readings of a ranked character, and from an honest reader's request to the reading.
 */
interface FloodOutcome {
  age: { top: number; middle: number }
  honestWait: number
  /** How many honest readers were refused. */
  refused: number
  /** Requests for greedy readers, and for the tail. */
  spent: { greedy: number; tail: number }
}

/** Runs the queue as the worker does for twelve hours, with readers who flood it and one honest reader every few minutes. */
export const simulateFlood = async ({ greedy, requests, hasBudgets = true }: Flood): Promise<FloodOutcome> => {
  const random = seeded(14)
  let now = 0
  const clock = () => now
  const budget = createBudget({ store: memoryAllowances(), clock, readerKey: 'the secret of a test' }, readings(1))
  const lines = Object.fromEntries(Object.values(priorities).map((at) => [at, new Line()])) as Record<Priority, Line>
  const readAt = new Map<number, number>()
  const outcome: FloodOutcome = {
    age: { top: 0, middle: 0 },
    honestWait: 0,
    refused: 0,
    spent: { greedy: 0, tail: 0 },
  }
  const tierOfId = (id: number) => (id < ranked.top.count ? 'top' : 'middle')
  const putBack = (id: number, at: number) => {
    const bestRank = tiers[tierOfId(id)].ranks
    const ended = {
      ending: 'read',
      bestRank,
      priority: priorities.tail,
      failures: 0,
      quietFor: 0,
      now: at,
      random,
    } as const
    readAt.set(id, at)
    lines[priorities[tierOfId(id)]].add(id, placeAfter(ended).due)
  }
  const people = ranked.top.count + ranked.middle.count
  for (let id = 0; id < people; id++) putBack(id, -random() * tiers[tierOfId(id)].wait)

  // Ids above those of the ranked characters are requests: of greedy readers, and of honest ones with the time of the request.
  let nextRequest = people
  const honest = new Map<number, number>()

  const read = (id: number): number => {
    if (id < 0) {
      outcome.spent.tail += tailRequests
      return tailRequests
    }
    if (id >= people) {
      const since = honest.get(id)
      if (since !== undefined) outcome.honestWait = Math.max(outcome.honestWait, now - since)
      else outcome.spent.greedy += requests
      return since === undefined ? requests : 5
    }
    const tier = tierOfId(id)
    outcome.age[tier] = Math.max(outcome.age[tier], now - (readAt.get(id) ?? now))
    putBack(id, now)
    return ranked[tier].requests
  }

  const take = (): number[] => {
    const ids: number[] = []
    for (const taking of takingOrder(random)) {
      const { priority, lateBy } = taking
      for (let left = Math.min(mostOf(taking, batch), batch - ids.length); left > 0; left--) {
        // A character of the tail is always due.
        const id = priority === priorities.tail ? -1 : lines[priority].next(now - lateBy)
        if (id === undefined) break
        ids.push(id)
      }
    }
    return ids
  }

  let nextHonest = 0
  let nextGreedy = 0
  const arrive = async () => {
    for (; nextGreedy <= now; nextGreedy += 10 * second) {
      for (let reader = 0; reader < greedy; reader++) {
        const payer = { client: `198.51.100.${reader}`, hasKey: false }
        if (hasBudgets && !(await budget.take(payer, requests)).ok) continue
        lines[priorities.asked].add(nextRequest++, nextGreedy)
      }
    }
    for (; nextHonest <= now; nextHonest += 400 * second) {
      const payer = { client: `192.0.2.${nextHonest / second}`, hasKey: false }
      if (!(await budget.take(payer, 5)).ok) outcome.refused++
      else {
        honest.set(nextRequest, nextHonest)
        lines[priorities.asked].add(nextRequest++, nextHonest)
      }
    }
  }

  while (now < 12 * hour) {
    await arrive()
    for (const id of take()) now += read(id) * second
  }
  return outcome
}
