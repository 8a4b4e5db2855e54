import type { Allowances } from '@kupodex/data/store'
import { rates } from '../ground/limits.ts'
import type { Failure } from '../http/failure.ts'
import type { Caller } from '../http/handler.ts'
import { userKeyOf } from '../http/audience.ts'
import { accountsOf } from '../readers/accounts.ts'
import { times } from '../readers/budget.ts'

/** What bounds on groups need; `clock` in epoch ms, `readerKey` the deployment's secret. */
interface BoundsDeps {
  store: Pick<Allowances, 'takeAllowance' | 'returnAllowance'>
  clock: () => number
  readerKey: string
}

type GroupDeed = keyof typeof rates.groups

const tooOften: Failure = {
  ok: false,
  code: 'tooManyRequests',
  message: 'You have made, changed or reported groups too often; try again in a few minutes.',
  retryAfter: 300,
}

/** Accounts are free, so the users at one address together have no more than this many times what one of them has. */
const usersAtAddress = 4

/** How often users may do something with groups: takes one from the shares of user and address; a failure, and nothing is taken, without. */
export const groupBounds = ({ store, clock, readerKey }: BoundsDeps) => {
  const accounts = accountsOf(readerKey)
  return async (
    deed: GroupDeed,
    caller: Pick<Caller<unknown>, 'user' | 'client' | 'hasKey'>,
  ): Promise<Failure | null> => {
    if (caller.hasKey) return null
    const rule = rates.groups[deed]
    const shares = [
      { what: `groups-${deed}`, who: userKeyOf(caller), rule },
      ...accounts(caller.client).map(({ name, readers }) => ({
        ...{ what: `groups-${deed}-reader`, who: name, rule: times(rule, usersAtAddress * readers) },
      })),
    ]
    for (const [at, share] of shares.entries()) {
      if (await store.takeAllowance(share.what, share.who, share.rule, clock())) continue
      await Promise.all(shares.slice(0, at).map((taken) => store.returnAllowance(taken.what, taken.who, taken.rule, 1)))
      return tooOften
    }
    return null
  }
}
