import { type CharacterProfile, isOptedOut, type PartPrivacy, privacyParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import type { Refusal } from '@kupodex/data/lodestone'
import type { Lease } from '@kupodex/data/store'
import { keptFace } from './apply-profile.ts'
import type { GameNames } from './names.ts'
import type { SyncReport } from './report.ts'

export type CharacterRefusal = Extract<Refusal, { outcome: 'private' | 'hidden' | 'notFound' }>

export const isOfCharacter = (refusal: { outcome: string }): refusal is CharacterRefusal =>
  refusal.outcome === 'private' || refusal.outcome === 'hidden' || refusal.outcome === 'notFound'

/** Not found once may be an accident; not found again after this long is not. */
const goneFor = 20 * 60 * 60_000

/** Refused once may be an accident as well; what a player hides is still hidden after this long. */
export const hiddenFor = 60 * 60_000

/** A private character: everything is kept, but the privacy of its parts is no longer known. */
const asPrivate = (before: CharacterProfile, now: number): CharacterProfile => {
  const unknown: PartPrivacy = { state: 'unknown', asOf: now }
  return {
    ...before,
    status: 'private',
    updatedAt: now,
    privacy: {
      ...before.privacy,
      ...recordOf(privacyParts, () => unknown),
      profile: { state: 'private', asOf: now },
    },
  }
}

/** Handles a refused profile that says something about the character. `now` in epoch ms. */
export const reportRefusal = (refusal: CharacterRefusal, lease: Lease, names: GameNames, now: number): SyncReport => {
  const { profile: before, notes } = lease
  switch (refusal.outcome) {
    case 'private':
    case 'hidden': {
      // Of who is hidden by its introduction nothing is kept, also not what a private profile shows.
      if (isOptedOut(before)) return { outcome: 'private', ending: 'private', profile: before, notes, problems: [] }
      const wasPublic = before.status === 'ready'
      const hiddenSince = notes.hiddenSince ?? now
      if (refusal.outcome === 'hidden' && wasPublic && now - hiddenSince < hiddenFor) {
        return { outcome: 'hiding', ending: 'recheck', profile: before, notes: { ...notes, hiddenSince }, problems: [] }
      }
      const shown = refusal.outcome === 'private' ? refusal.character : undefined
      const known = shown && {
        name: shown.name,
        iconUrl: keptFace(shown.avatarUrl, before.iconUrl),
        worldId: names.worlds(shown.world),
      }
      const profile = { ...asPrivate(before, now), ...known }
      const seen = { ...notes, goneSince: null, hiddenSince: null }
      return { outcome: 'private', ending: wasPublic ? 'recheck' : 'private', profile, notes: seen, problems: [] }
    }
    case 'notFound': {
      const unchanged = { profile: before, notes, problems: [] }
      if (before.updatedAt === null) {
        return { ...unchanged, outcome: 'notFound', ending: 'notFound', profile: { ...before, status: 'notFound' } }
      }
      if (before.status === 'deleted') return { ...unchanged, outcome: 'deleted', ending: 'deleted' }
      if (notes.goneSince === null || now - notes.goneSince < goneFor) {
        return {
          ...unchanged,
          outcome: 'missing',
          ending: 'missing',
          notes: { ...notes, goneSince: notes.goneSince ?? now },
        }
      }
      return { ...unchanged, outcome: 'deleted', ending: 'deleted', profile: { ...before, status: 'deleted' } }
    }
  }
}
