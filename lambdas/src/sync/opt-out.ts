import { asksToBeHidden, newProfile } from '@kupodex/data/character'
import { type Lease, noNotes, type Store } from '@kupodex/data/store'
import type { ReadProfile } from './lodestone-reader.ts'
import type { SyncReport } from './report.ts'
import type { SiteWatch } from './site-watch.ts'

/** Whether a character is to be hidden, as its introduction says, and nobody who verified it has undone that. */
export const optsOut = (
  { profile }: Pick<Lease, 'profile'>,
  { selfIntroduction }: Pick<ReadProfile, 'selfIntroduction'>,
): boolean => profile.optOut !== 'undone' && asksToBeHidden(selfIntroduction)

/**
 * Deletes all that was read of a character that opts out, before its profile says so: a worker that dies meanwhile does it again. What
 * its owner ticked stays, unseen. What is left is its id, when that was first asked for, and the wish, so that it is not added again.
 * `now` in epoch ms.
 */
export const optOut = async (
  { store, watch }: { store: Pick<Store, 'dropRead' | 'dropDeadLetter'>; watch: Pick<SiteWatch, 'forget'> },
  { profile }: Pick<Lease, 'profile'>,
  now: number,
): Promise<SyncReport> => {
  await store.dropRead(profile.id)
  await store.dropDeadLetter(profile.id)
  await watch.forget(profile.id)
  return {
    outcome: 'optedOut',
    ending: 'optedOut',
    profile: { ...newProfile(profile.id, profile.createdAt), status: 'private', optOut: 'asked', updatedAt: now },
    notes: noNotes,
    problems: [],
  }
}
