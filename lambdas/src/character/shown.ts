import { firstSightOf, isSeenPart, type MarkType, type Owned, type SyncedPart } from '@kupodex/data/character'
import type { QueuedProfile, StoredCharacter } from '@kupodex/data/store'

/** A character as the store has it, or as it is before it was ever read. */
export type KnownCharacter = Pick<StoredCharacter, keyof QueuedProfile | 'owned' | 'since' | 'marks' | 'damaged'>

/** What of a character may be shown; everything of it that calls answer comes through here. */
export interface Shown {
  /** Whether its player hides all of it. */
  hidden: boolean
  isPrivate: (part: SyncedPart) => boolean
  /** What it owns; nothing where that is private, though we keep what we saw while it was public. */
  owned: (part: SyncedPart) => readonly Owned[]
  /** What of it was obtained at a moment that is known, if only as that of the reading that first showed it. */
  dated: (part: SyncedPart) => readonly Owned[]
  /** When it was first read (epoch s), of a collection that the Lodestone lists without dates; null of others. */
  firstSight: (part: SyncedPart) => number | null
  /** What was ticked by hand. */
  marks: (type: MarkType) => readonly Owned[]
}

/** Looks at a character through its privacy. */
export const shownOf = ({ profile, owned, since, marks }: KnownCharacter): Shown => {
  const hidden = profile.status === 'private'
  const isPrivate = (part: SyncedPart) => hidden || profile.privacy[part].state === 'private'
  const open = (part: SyncedPart) => (isPrivate(part) ? [] : (owned[part] ?? []))
  const firstSight = (part: SyncedPart) => (isSeenPart(part) ? firstSightOf(open(part), since[part]) : null)
  return {
    hidden,
    isPrivate,
    owned: open,
    dated: (part) => {
      const first = firstSight(part) ?? 0
      return open(part).filter(({ date }) => date > 0 && date !== first)
    },
    firstSight,
    marks: (type) => (hidden ? [] : Object.entries(marks[type] ?? {}).map(([id, date]) => ({ id: Number(id), date }))),
  }
}
