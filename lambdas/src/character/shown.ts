import {
  gainedAfterOf,
  isMarkType,
  isOptedOut,
  type MarkType,
  optOutWord,
  type Owned,
  partTypes,
  sightsOf,
  type SyncedPart,
} from '@kupodex/data/character'
import type { ItemsAnswer } from '@kupodex/data/contract'
import type { QueuedProfile, StoredCharacter } from '@kupodex/data/store'

/** A character as the store has it, or as it is before it was ever read. */
export type KnownCharacter = Pick<
  StoredCharacter,
  keyof QueuedProfile | 'owned' | 'since' | 'again' | 'marks' | 'settings' | 'damaged'
>

/** Who looks at a character: its verified owner also sees what only the owner hides. */
export type Viewer = 'anyone' | 'owner'

/** The parts of a character that may be shown; all answers of calls use this. */
export interface Shown {
  /** Whether all of it is hidden: by its player on the Lodestone or by the introduction there, or from others by its owner here. */
  hidden: boolean
  /** Whether what was ticked by hand is hidden; never from its owner, who ticked it. */
  hidesMarks: boolean
  isPrivate: (part: SyncedPart) => boolean
  /** Whether anyone may see a part on the Lodestone, as far as that is known: not since it was hidden until it is read again. */
  isPublic: (part: SyncedPart) => boolean
  /** What its pages listed; empty unless public, although we keep what we saw while it was. Of what players tick, its owner goes on seeing that. */
  owned: (part: SyncedPart) => readonly Owned[]
  /** The owned things with a known date, even if it is only when a reading first showed them. */
  dated: (part: SyncedPart) => readonly Owned[]
  /** Those of them whose date says when they were obtained, as gains count them: nothing up to the first reading since the part was hidden. */
  gained: (part: SyncedPart) => readonly Owned[]
  /** When readings found things whose own day is not known (`sightsOf`). */
  sights: (part: SyncedPart) => readonly number[]
  /** Since when dates of a part say when a thing was obtained (`gainedAfterOf`); null where that is not known. */
  gainedAfter: (part: SyncedPart) => number | null
  marks: (type: MarkType) => readonly Owned[]
}

export const shownOf = (character: KnownCharacter, viewer: Viewer = 'anyone'): Shown => {
  const { profile, owned, marks, settings } = character
  const isOwner = viewer === 'owner'
  const hidden = profile.status === 'private' || isOptedOut(profile) || (settings.private && !isOwner)
  const hidesMarks = hidden && !isOwner
  const isPrivate = (part: SyncedPart) => hidden || profile.privacy[part].state === 'private'
  const isPublic = (part: SyncedPart) => !hidden && profile.privacy[part].state === 'public'
  const isShown = (part: SyncedPart) => isPublic(part) || (isOwner && isMarkType(partTypes[part]))
  const open = (part: SyncedPart) => (isShown(part) ? (owned[part] ?? []) : [])
  const gainedAfter = (part: SyncedPart) => (isShown(part) ? gainedAfterOf(part, character) : null)
  const sights = (part: SyncedPart) => (isShown(part) ? sightsOf(part, character) : [])
  return {
    hidden,
    hidesMarks,
    isPrivate,
    isPublic,
    owned: open,
    dated: (part) => {
      const unknown = new Set([0, ...sights(part)])
      return open(part).filter(({ date }) => !unknown.has(date))
    },
    gained: (part) => {
      const after = gainedAfter(part)
      return after === null ? [] : open(part).filter(({ date }) => date > after)
    },
    sights,
    gainedAfter,
    marks: (type) =>
      hidesMarks ? [] : Object.entries(marks[type] ?? {}).map(([id, date]) => ({ id: Number(id), date })),
  }
}

const reasons = {
  word: `This character is hidden on Kupodex: its introduction on the Lodestone has the word ${optOutWord}.`,
  owner: 'The owner of this character hides it on Kupodex.',
  lodestone: 'The player of this character hides it on the Lodestone.',
} as const

/** Why a character is hidden from a viewer, as answers say it. */
export const hidingOf = (
  { profile, settings }: Pick<KnownCharacter, 'profile' | 'settings'>,
  viewer: Viewer = 'anyone',
): Pick<ItemsAnswer, 'hiddenByOwner' | 'optedOut' | 'hiddenReason'> => {
  const optedOut = isOptedOut(profile)
  const reason = () => {
    if (optedOut) return reasons.word
    if (settings.private && viewer !== 'owner') return reasons.owner
    return profile.status === 'private' ? reasons.lodestone : null
  }
  return { hiddenByOwner: settings.private, optedOut, hiddenReason: reason() }
}
