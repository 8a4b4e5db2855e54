import type { CharacterProfile } from '@kupodex/data/character'
import { type Finished, priorities } from '@kupodex/data/store'
import type { SyncResult } from './result.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** When a character is due again after a sync that told something. */
const after = {
  synced: { priority: priorities.middle, wait: day },
  private: { priority: priorities.rare, wait: 7 * day },
  deleted: { priority: priorities.rare, wait: 30 * day },
  notFound: { priority: priorities.rare, wait: 30 * day },
} as const

const longestBackOff = 6 * hour

/**
 * The next place in the queue after a sync: by what it told; after a failure soon, then twice as late each time, up to six
 * hours. Spread by a tenth, so that characters added together do not stay together. Times in epoch ms.
 */
export const nextPlace = (
  outcome: Exclude<SyncResult['outcome'], 'notDue' | 'lost'>,
  profile: CharacterProfile,
  failures: number,
  now: number,
  random: () => number,
): Finished => {
  const spread = (wait: number) => Math.round(now + wait * (1 + random() / 10))
  switch (outcome) {
    case 'synced':
    case 'private':
    case 'deleted':
    case 'notFound':
      return { profile, priority: after[outcome].priority, due: spread(after[outcome].wait), failures: 0 }
    case 'partly':
    case 'postponed': {
      const priority = profile.status === 'adding' ? priorities.fresh : priorities.middle
      const wait = Math.min(longestBackOff, minute * 2 ** Math.min(failures, 10))
      return { profile, priority, due: spread(wait), failures: failures + 1 }
    }
  }
}
