import type { VisitAnswer } from '@kupodex/data/contract'
import { askCooldown } from '@kupodex/data/rules'
import type { Store } from '@kupodex/data/store'
import { priorities } from '@kupodex/data/sync'
import type { Failure, Outcome } from '../http/failure.ts'
import type { Caller } from '../http/handler.ts'
import type { Budget } from '../readers/budget.ts'
import { readingCost } from '../readers/rules.ts'

/** What asking for a reading by a visit needs; `clock` in epoch ms. */
export interface VisitDeps {
  store: Pick<Store, 'readAsked' | 'askFor'>
  readings: Budget
  clock: () => number
}

/** A character that was read within this time is not read again because of a visit, ms. */
const freshFor = 24 * 60 * 60_000

const notByProgram: Failure = {
  ok: false,
  code: 'forbidden',
  message: 'Only readers who open the page of a character on Kupodex ask for a reading by their visit.',
}

/**
 * Asks for the reading of a character whose page somebody opens, where that was not done for a day: once in half an hour, whoever
 * comes, and only as far as the shares of the reader and of all are not needed for what somebody asks for. Of a character that is
 * hidden, gone or new nothing is asked.
 */
export const visitAnswer =
  ({ store, readings, clock }: VisitDeps) =>
  async ({ id }: { id: number }, caller: Caller): Promise<Outcome<VisitAnswer>> => {
    if (caller.isUnattended === true || (caller.isForeign && !caller.hasKey)) return notByProgram
    const says = (reading: VisitAnswer['reading']): Outcome<VisitAnswer> => ({ ok: true, value: { id, reading } })
    const now = clock()
    const stored = await store.readAsked(id)
    if (stored === null || stored.profile.status !== 'ready') return says('none')
    if (stored.priority === priorities.asked || (stored.leaseUntil ?? 0) > now) return says('waiting')
    if (now - (stored.profile.updatedAt ?? 0) < freshFor || now - (stored.askedAt ?? 0) < askCooldown)
      return says('none')
    const taken = await readings.take(caller, readingCost.known, true)
    if (!taken.ok) return taken
    const { outcome } = await store.askFor(id, now)
    if (outcome === 'queued') return says('asked')
    await taken.value.giveBack(readingCost.known)
    return says(outcome === 'waiting' || outcome === 'syncing' ? 'waiting' : 'none')
  }
