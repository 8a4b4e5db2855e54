import { randomUUID } from 'node:crypto'
import type { AllowanceRule, SeatStore } from '@kupodex/data/store'
import { type SlowCall, slowCalls, slowestCall } from '../ground/limits.ts'
import type { Failure, Outcome } from '../http/failure.ts'
import type { Caller } from '../http/handler.ts'
import { accountsOf } from './accounts.ts'
import { type BudgetDeps, times } from './budget.ts'

/** What seats need: those of budgets, and a store of seats. */
export interface SeatsDeps extends BudgetDeps {
  store: BudgetDeps['store'] & SeatStore
}

/** Who takes a seat: an address, and the user who is logged in there, if one is. */
type Guest = Pick<Caller, 'client' | 'hasKey' | 'user'>

/** Seats of a slow call: how many of it one person and one address may have under way at once, in whatever instances. */
export interface Seats {
  /** Takes a seat; answers how to leave it, or null where there is none. A seat whose function died is free again by itself. */
  enter: (guest: Guest) => Promise<(() => Promise<void>) | null>
  /** Does something on a seat; a failure without one. */
  run: <Value>(guest: Guest, work: () => Promise<Outcome<Value>>) => Promise<Outcome<Value>>
}

const noSeat: Failure = {
  ok: false,
  code: 'tooManyRequests',
  message:
    'Too many of these requests come from you or your network; wait until the last one has ended, and try again.',
  retryAfter: 10,
}

/** Those who share a bound: a person, or an address with all who are there (of a network as many as `readers`). */
interface Party {
  what: string
  who: string
  underWay: number
  runs: AllowanceRule | undefined
}

/** Makes the seats of a slow call, which all instances share. */
export const createSeats = ({ store, clock, readerKey }: SeatsDeps, call: SlowCall): Seats => {
  const accounts = accountsOf(readerKey)
  const { person, reader } = slowCalls[call]

  const partiesOf = ({ client, user }: Guest): Party[] => [
    ...(person && user
      ? [{ what: `${call}-person`, who: user.key, runs: person.runs, underWay: person.underWay }]
      : []),
    ...accounts(client).map(({ name, readers }) => ({
      ...{ what: `${call}-reader`, who: name, underWay: reader.underWay * readers },
      runs: reader.runs && times(reader.runs, readers),
    })),
  ]

  /** Takes a seat and a run of each of them, or none. */
  const enter: Seats['enter'] = async (guest) => {
    if (guest.hasKey) return () => Promise.resolve()
    const token = randomUUID()
    const now = clock()
    const parties = partiesOf(guest)
    const leave = async (those: readonly Party[]) =>
      void (await Promise.all(those.map(({ what, who }) => store.leaveSeat(what, who, token))))
    const until = now + slowestCall * 1000
    for (const [at, { what, who, underWay, runs }] of parties.entries()) {
      const isSeated = await store.takeSeat(what, who, { token, most: underWay, now, until })
      if (isSeated && (!runs || (await store.takeAllowance(what, who, runs, now)))) continue
      const before = parties.slice(0, at)
      const givenBack = before.flatMap((each) =>
        each.runs ? [store.returnAllowance(each.what, each.who, each.runs, 1)] : [],
      )
      await Promise.all([leave(isSeated ? parties.slice(0, at + 1) : before), ...givenBack])
      return null
    }
    // What cannot be left now ends by itself, and is no reason to fail what was done.
    return () => leave(parties).catch(() => undefined)
  }

  return {
    enter,
    run: async (guest, work) => {
      const leave = await enter(guest)
      if (!leave) return noSeat
      try {
        return await work()
      } finally {
        await leave()
      }
    },
  }
}
