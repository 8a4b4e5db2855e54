import type { CharacterProfile, PartPrivacy } from '@kupodex/data/character'
import type { Refusal } from '@kupodex/data/lodestone'
import type { Ending } from '@kupodex/data/sync'
import type { Lease, SyncNotes } from '@kupodex/data/store'
import type { PassingOutcome } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'
import type { Problem, SyncResult } from './result.ts'

/** What was learnt of a character, before it is put back in the queue. */
export interface SyncReport {
  outcome: Exclude<SyncResult['outcome'], 'notDue' | 'lost' | 'dropped'>
  ending: Ending
  profile: CharacterProfile
  notes: SyncNotes
  problems: Problem[]
  site?: PassingOutcome
  /** Whether all parts are public and the page of each was read. */
  isWhole?: boolean
}

/** A refusal that says something of the character. */
export type Telling = Extract<Refusal, { outcome: 'private' | 'hidden' | 'notFound' }>

/** Once not found may be an accident; not found again so much later is none. */
const goneFor = 20 * 60 * 60_000

/** Once refused may be an accident as well; what a player hides is so an hour or two later. */
export const hiddenFor = 60 * 60_000

/** A private character: everything is kept as it was; of its parts we know nothing any more. */
const asPrivate = (before: CharacterProfile, now: number): CharacterProfile => {
  const unknown: PartPrivacy = { state: 'unknown', asOf: now }
  return {
    ...before,
    status: 'private',
    updatedAt: now,
    privacy: {
      profile: { state: 'private', asOf: now },
      achievements: unknown,
      mounts: unknown,
      minions: unknown,
      facewear: unknown,
    },
  }
}

/** Learns from a profile that is not shown. `now` in epoch ms. */
export const learnFromRefusal = (refusal: Telling, lease: Lease, names: GameNames, now: number): SyncReport => {
  const { profile: before, notes } = lease
  switch (refusal.outcome) {
    case 'private':
    case 'hidden': {
      const wasPublic = before.status === 'ready'
      const hiddenSince = notes.hiddenSince ?? now
      if (refusal.outcome === 'hidden' && wasPublic && now - hiddenSince < hiddenFor) {
        return { outcome: 'hiding', ending: 'recheck', profile: before, notes: { ...notes, hiddenSince }, problems: [] }
      }
      const shown = refusal.outcome === 'private' ? refusal.character : undefined
      const known = shown && { name: shown.name, iconUrl: shown.avatarUrl, worldId: names.worlds(shown.world) }
      const profile = { ...asPrivate(before, now), ...known }
      const seen = { ...notes, goneSince: null, hiddenSince: null }
      return { outcome: 'private', ending: wasPublic ? 'recheck' : 'private', profile, notes: seen, problems: [] }
    }
    case 'notFound': {
      const told = { profile: before, notes, problems: [] }
      if (before.updatedAt === null) {
        return { ...told, outcome: 'notFound', ending: 'notFound', profile: { ...before, status: 'notFound' } }
      }
      if (before.status === 'deleted') return { ...told, outcome: 'deleted', ending: 'deleted' }
      if (notes.goneSince === null || now - notes.goneSince < goneFor) {
        return {
          ...told,
          outcome: 'missing',
          ending: 'missing',
          notes: { ...notes, goneSince: notes.goneSince ?? now },
        }
      }
      return { ...told, outcome: 'deleted', ending: 'deleted', profile: { ...before, status: 'deleted' } }
    }
  }
}
