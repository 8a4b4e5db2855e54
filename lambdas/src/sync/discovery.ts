import type { MemberListPage, Parsed } from '@kupodex/data/lodestone'
import type { Store } from '@kupodex/data/store'
import type { Log } from '../ground/log.ts'
import type { PassingOutcome } from './lodestone-reader.ts'

/** What a discovery uses of a page of a list of members. */
export type ReadMembers = Pick<MemberListPage, 'pageCount'> & { entries: readonly { id: number }[] }

/** What a discovery does with the store; the permissions of the function follow from it. */
export type DiscoveryStore = Pick<
  Store,
  'claimCompany' | 'keepCompany' | 'addFound' | 'nextFound' | 'takeAllowance' | 'returnAllowance'
>

/** What a discovery needs; `clock` in epoch ms. */
interface DiscoveryDeps {
  store: DiscoveryStore
  /** A page of the list of a free company's members, from 1. */
  members: (company: string, page: number) => Promise<Parsed<ReadMembers>>
  /** How many requests this process has sent so far. */
  sent: () => number
  /** Requests a second that it may take, of all workers together. */
  rate: number
  clock: () => number
  log: Log
}

interface DiscoveryWorker {
  sync: (id: number) => Promise<unknown>
  pause: (code: PassingOutcome) => Promise<void>
}

/** Characters that nobody has asked for, found among the members of free companies of those that are known. */
export interface Discovery {
  /** Notes the free company of a known character. */
  hear: (company: string) => void
  /**
   * Does one thing for as much as its share of the pace allows: asks for a page of a list of members, or reads a character that was found.
   * False if there is nothing to do, or it is not yet time. Only for a moment in which nobody is due.
   */
  goOn: (worker: DiscoveryWorker) => Promise<boolean>
}

interface Page {
  company: string
  page: number
}

const minute = 60_000
const day = 24 * 60 * minute

/** After how long a free company is asked for again: members come and go. */
const askedAgain = 30 * day

/** The same where its list was not read to the end. */
const triedAgain = day

/** How many free companies are remembered to be asked for: others are heard of again. */
const mostHeard = 1000

/** How many requests are remembered to be made up for: more than any sync sends. */
const mostAtOnce = 1000

/**
 * A discovery with a share of the pace of its own, which all workers of a table have together: whatever something took is made up for
 * before the next begins. A free company is claimed for a day before its list is asked for, and for a month once it is read, so that a
 * worker that dies leaves it to the next day.
 */
export const createDiscovery = ({ store, members, sent, rate, clock, log }: DiscoveryDeps): Discovery => {
  const rule = { atOnce: mostAtOnce, perHour: rate * 3600 }
  const heard = new Set<string>()
  /** The list that is asked for page by page; its free company is claimed. */
  let underWay: Page | null = null
  let restUntil = -Infinity

  const askFor = async ({ company, page }: Page, { pause }: DiscoveryWorker) => {
    const list = await members(company, page)
    underWay = null
    switch (list.outcome) {
      case 'ok': {
        const { entries, pageCount } = list.value
        const ids = entries.map(({ id }) => id)
        log({
          level: 'info',
          event: 'membersRead',
          company,
          page,
          members: ids.length,
          found: await store.addFound(ids, clock()),
        })
        if (page < (pageCount ?? 1)) underWay = { company, page: page + 1 }
        else await store.keepCompany(company, clock() + askedAgain)
        return
      }
      case 'notFound':
      case 'private':
      case 'hidden':
        await store.keepCompany(company, clock() + askedAgain)
        return
      case 'unknownLayout':
        // It costs nobody anything to wait for a release that knows the page.
        log({ level: 'warn', event: 'membersUnread', company, page, why: list.why })
        restUntil = clock() + day
        return
      default:
        await pause(list.outcome)
    }
  }

  /** Claims the next free company, unless somebody has asked for it lately. */
  const begin = async (company: string): Promise<void> => {
    heard.delete(company)
    const now = clock()
    if (await store.claimCompany(company, { now, until: now + triedAgain })) underWay = { company, page: 1 }
  }

  /** What there is to do: a list is read to the end, then those found are read as they come due, then comes the next list. */
  const nextThing = async (): Promise<((worker: DiscoveryWorker) => Promise<unknown>) | null> => {
    if (!underWay) {
      const found = await store.nextFound(clock())
      if (found !== null) return ({ sync }) => sync(found)
      const [company] = heard
      if (company !== undefined) await begin(company)
    }
    const list = underWay
    return list && ((worker) => askFor(list, worker))
  }

  /** Accounts for what was sent since, which began at `began` with one request taken. */
  const account = async (began: number, requests: number) => {
    if (requests === 0) await store.returnAllowance('discovery', 'all', rule, 1)
    if (requests > 1) await store.takeAllowance('discovery', 'all', rule, began, { cost: requests - 1 })
    // Times of the allowance are rounded to a millisecond.
    restUntil = Math.max(restUntil, began + Math.ceil((requests * 1000) / rate) + 1)
  }

  return {
    hear: (company) => {
      if (heard.size < mostHeard) heard.add(company)
    },

    goOn: async (worker) => {
      const began = clock()
      if (began < restUntil) return false
      const thing = await nextThing()
      if (thing === null) return false
      // Not before what was taken is made up for.
      const isFree = await store.takeAllowance('discovery', 'all', rule, began, { keep: mostAtOnce - 1 })
      if (!isFree) {
        restUntil = began + minute
        return false
      }
      const before = sent()
      try {
        await thing(worker)
      } finally {
        await account(began, sent() - before)
      }
      return true
    },
  }
}
