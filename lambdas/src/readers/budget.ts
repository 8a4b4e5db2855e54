import type { AllowanceRule, Allowances } from '@kupodex/data/store'
import type { Failure } from '../http/failure.ts'
import type { Caller } from '../http/handler.ts'
import { accountsOf } from './accounts.ts'

/** What budgets stand on; `clock` in epoch ms, `readerKey` the deployment's secret. */
export interface BudgetWorld {
  store: Allowances
  clock: () => number
  readerKey: string
}

/** A budget of requests to the Lodestone, with the sentences for who has used up their own share, and where all is used up. */
export interface BudgetRule {
  name: string
  /** What one reader may cost. */
  reader: AllowanceRule
  /** What all readers together may cost. */
  all: AllowanceRule
  /** The part of `all` that is kept for readers who ask for little, and how much that is. */
  keep: number
  little: AllowanceRule
  tooMany: Failure
  busy: Failure
}

/** Who pays: a reader by address; who has a key of ours pays nothing. */
export type Payer = Pick<Caller, 'client' | 'hasKey'>

/** What readers may cost the Lodestone. */
export interface Budget {
  /** Takes requests from a reader's share and from everybody's; a refusal, and nothing taken, where one of them is used up. */
  take: (payer: Payer, requests: number) => Promise<Failure | null>
  /** Gives back requests that were not needed. */
  giveBack: (payer: Payer, requests: number) => Promise<void>
}

interface Share {
  what: string
  name: string
  rule: AllowanceRule
}

const times = ({ atOnce, perHour }: AllowanceRule, readers: number): AllowanceRule => ({
  atOnce: atOnce * readers,
  perHour: perHour * readers,
})

/**
 * Shares a budget fairly: each reader has a share below that of all, and the last part of all is for those who ask for little,
 * so that a few who ask for all they can get leave something to everybody else.
 */
export const createBudget = ({ store, clock, readerKey }: BudgetWorld, rule: BudgetRule): Budget => {
  const accounts = accountsOf(readerKey)
  const everybody = 'all'
  const sharesOf = (client: string): Share[] =>
    accounts(client).map(({ name, readers }) => ({ what: rule.name, name, rule: times(rule.reader, readers) }))
  const littleOf = (client: string): Share[] =>
    accounts(client).map(({ name, readers }) => ({
      what: `${rule.name}-little`,
      name,
      rule: times(rule.little, readers),
    }))

  const giveBack = async (shares: readonly Share[], cost: number) =>
    void (await Promise.all(shares.map((share) => store.returnAllowance(share.what, share.name, share.rule, cost))))

  /** Takes from all shares, or from none. */
  const takeAll = async (shares: readonly Share[], cost: number, now: number): Promise<boolean> => {
    for (const [at, share] of shares.entries()) {
      if (await store.takeAllowance(share.what, share.name, share.rule, now, { cost })) continue
      await giveBack(shares.slice(0, at), cost)
      return false
    }
    return true
  }

  return {
    take: async ({ client, hasKey }, cost) => {
      if (hasKey) return null
      const now = clock()
      const own = sharesOf(client)
      if (!(await takeAll(own, cost, now))) return rule.tooMany
      const little = littleOf(client)
      const isLittle = await takeAll(little, cost, now)
      const keep = isLittle ? 0 : rule.keep
      if (await store.takeAllowance(rule.name, everybody, rule.all, now, { cost, keep })) return null
      await giveBack(isLittle ? [...own, ...little] : own, cost)
      return rule.busy
    },

    giveBack: async ({ client, hasKey }, cost) => {
      if (hasKey || cost <= 0) return
      await giveBack([...sharesOf(client), { what: rule.name, name: everybody, rule: rule.all }], cost)
    },
  }
}
