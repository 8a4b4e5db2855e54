import { type AllowanceRule, type Allowances, BoundedMap } from '@kupodex/data/store'
import { sizes } from '../ground/limits.ts'
import type { Failure, Outcome } from '../http/failure.ts'
import type { Caller } from '../http/handler.ts'
import { accountsOf } from './accounts.ts'

/** What budgets need; `clock` in epoch ms, `readerKey` the deployment's secret. */
export interface BudgetDeps {
  store: Allowances
  clock: () => number
  readerKey: string
}

/** A budget of requests to the Lodestone, with the messages for readers who have used up their own share, and for when the whole budget is used up. */
export interface BudgetRule {
  name: string
  reader: AllowanceRule
  all: AllowanceRule
  /** The part of `all` that is reserved for readers who ask for little, and how much "little" is. */
  keep: number
  little: AllowanceRule
  tooMany: Failure
  busy: Failure
}

/** Who pays: a reader, by address; requests with an API key pay nothing. */
type Payer = Pick<Caller, 'client' | 'hasKey'>

/** Requests that were granted. */
export interface Receipt {
  /** Returns unused requests to each share that they were taken from. */
  giveBack: (requests: number) => Promise<void>
}

/** What readers may cost the Lodestone. */
export interface Budget {
  /**
   * Takes requests from the shares of a reader and of everybody; a failure, and nothing is taken, if one of them is used up. What
   * nobody asked for by hand (`isUnasked`) takes of neither the half that is left for what somebody asks for.
   */
  take: (payer: Payer, requests: number, isUnasked?: boolean) => Promise<Outcome<Receipt>>
  /** Whether the reader was refused by this instance a moment ago, so that taking is refused at once and costs nothing. */
  isOver: (payer: Payer) => boolean
}

interface Share {
  what: string
  name: string
  rule: AllowanceRule
}

/** What so many readers may do together. */
export const times = ({ atOnce, perHour }: AllowanceRule, readers: number): AllowanceRule => ({
  atOnce: atOnce * readers,
  perHour: perHour * readers,
})

/** How long a refusal of a reader stands without asking the table again, ms: of the reader's share not even one reading comes back in that time. */
const refusedFor = 5000

const free: Receipt = { giveBack: () => Promise.resolve() }

/**
 * Shares a budget fairly: each reader has a share that is smaller than the whole, and the last part of the whole is reserved
 * for those who ask for little, so that a few greedy readers leave something for everybody else.
 */
export const createBudget = ({ store, clock, readerKey }: BudgetDeps, rule: BudgetRule): Budget => {
  const accounts = accountsOf(readerKey)
  const everybody: Share = { what: rule.name, name: 'all', rule: rule.all }
  const sharesOf = (client: string): Share[] =>
    accounts(client).map(({ name, readers }) => ({ what: rule.name, name, rule: times(rule.reader, readers) }))
  /** One reader's share for a whole network: otherwise somebody with many networks could use up what is reserved for everybody else. */
  const littleOf = (client: string): Share[] =>
    accounts(client).map(({ name }) => ({ what: `${rule.name}-little`, name, rule: rule.little }))

  const giveBack = async (shares: readonly Share[], cost: number) =>
    void (await Promise.all(shares.map((share) => store.returnAllowance(share.what, share.name, share.rule, cost))))

  /** Takes from all shares, or from none. */
  const takeAll = async (shares: readonly Share[], cost: number, now: number, left = 0): Promise<boolean> => {
    for (const [at, share] of shares.entries()) {
      const keep = share.rule.atOnce * left
      if (await store.takeAllowance(share.what, share.name, share.rule, now, { cost, keep })) continue
      await giveBack(shares.slice(0, at), cost)
      return false
    }
    return true
  }

  const refused = new BoundedMap<string, { failure: Failure; until: number }>(sizes.rememberedClients)
  /** What refusals are remembered by: one of what nobody asked for says nothing of what is asked for. */
  const nameOf = (client: string, isUnasked: boolean) => (isUnasked ? `unasked ${client}` : client)
  const standing = ({ client, hasKey }: Payer, isUnasked = false): Failure | null => {
    const last = hasKey
      ? undefined
      : (refused.get(client) ?? (isUnasked ? refused.get(nameOf(client, true)) : undefined))
    return last && clock() < last.until ? last.failure : null
  }
  const refuse = (name: string, failure: Failure, now: number): Failure => {
    refused.set(name, { failure, until: now + refusedFor })
    return failure
  }

  return {
    isOver: (payer) => standing(payer) !== null,
    take: async (payer, cost, isUnasked = false) => {
      const { client, hasKey } = payer
      if (hasKey) return { ok: true, value: free }
      const still = standing(payer, isUnasked)
      if (still) return still
      const now = clock()
      const name = nameOf(client, isUnasked)
      const ownShares = sharesOf(client)
      if (!(await takeAll(ownShares, cost, now, isUnasked ? 0.5 : 0))) return refuse(name, rule.tooMany, now)
      const little = littleOf(client)
      const isLittle = !isUnasked && (await takeAll(little, cost, now))
      const taken = isLittle ? [...ownShares, ...little] : ownShares
      const keep = isLittle ? 0 : rule.keep
      if (!(await store.takeAllowance(everybody.what, everybody.name, everybody.rule, now, { cost, keep }))) {
        await giveBack(taken, cost)
        return refuse(name, rule.busy, now)
      }
      return {
        ok: true,
        value: {
          giveBack: async (requests) => {
            refused.delete(name)
            if (requests > 0) await giveBack([...taken, everybody], requests)
          },
        },
      }
    },
  }
}
