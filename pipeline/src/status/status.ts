import type { ReportAnswer } from '@kupodex/data/contract'
import type { DeadLetter, HeldLock, QueueLoad, SiteState, Store } from '@kupodex/data/store'
import { readReport } from '../nightly/index.ts'
import type { Target } from '../publish/index.ts'
import { countErrors, type ErrorCount } from './count-errors.ts'

/** A value, or why it is not known: what cannot be read is never shown as nothing. */
export type Known<T> = { known: true; value: T } | { known: false; why: string }

/** How the product is, for its operator; times in epoch ms. */
export interface Status {
  /** When it was asked for. */
  at: number
  /** The report of the newest night; null where none was published yet. */
  report: Known<ReportAnswer | null>
  queues: Known<QueueLoad[]>
  deadLetters: Known<DeadLetter[]>
  lodestone: Known<SiteState>
  /** The run that publishes right now; null where none does. */
  publishing: Known<HeldLock | null>
  /** Errors and warnings since `at` minus `errorDays` days, by code, the most frequent first. */
  errors: Known<ErrorCount[]>
  /** US dollars spent in this month. */
  money: Known<number>
}

/** How many days back errors are counted. */
export const errorDays = 7

interface StatusSources {
  store: Pick<Store, 'queueLoads' | 'deadLetters' | 'readSite' | 'readLock'>
  /** Where readers look. */
  bucket: Pick<Target, 'read'>
  /** The lines of the product's log, or why there is none here. */
  log: Known<() => AsyncIterable<string>>
  /** Asks what was spent in this month, US dollars, or why that is not known. */
  money: Known<() => Promise<number>>
  /** A sentence about an error that came from outside. */
  sentenceOf: (error: unknown) => string
  /** Epoch ms. */
  now: () => number
}

const day = 86_400_000

/** Asks every source; one that fails is not known, and hides none of the others. */
export const readStatus = async (sources: StatusSources): Promise<Status> => {
  const { store, bucket, log, money, now, sentenceOf } = sources
  const at = now()
  const known = async <T>(ask: () => Promise<T>): Promise<Known<T>> => {
    try {
      return { known: true, value: await ask() }
    } catch (error) {
      return { known: false, why: sentenceOf(error) }
    }
  }
  const [report, queues, deadLetters, lodestone, publishing, errors, spent] = await Promise.all([
    known(() => readReport(bucket)),
    known(() => store.queueLoads(at)),
    known(() => store.deadLetters()),
    known(() => store.readSite()),
    known(() => store.readLock('publish')),
    log.known ? known(() => countErrors(log.value(), at - errorDays * day)) : log,
    money.known ? known(money.value) : money,
  ])
  return { at, report, queues, deadLetters, lodestone, publishing, errors, money: spent }
}
