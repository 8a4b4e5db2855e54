import { type MarkType, type Owned, type SyncedPart } from '@kupodex/data/character'
import type { QueuedProfile, StoredCharacter } from '@kupodex/data/store'

/** A character as the store has it, or as it is before it was ever read. */
export type KnownCharacter = Pick<StoredCharacter, keyof QueuedProfile | 'owned' | 'marks'>

/** What of a character may be shown; everything of it that calls answer comes through here. */
export interface Shown {
  /** Whether its player hides all of it. */
  hidden: boolean
  isPrivate: (part: SyncedPart) => boolean
  /** What it owns; nothing where that is private, though we keep what we saw while it was public. */
  owned: (part: SyncedPart) => readonly Owned[]
  /** What was ticked by hand. */
  marks: (type: MarkType) => readonly Owned[]
}

/** Looks at a character through its privacy. */
export const shownOf = ({ profile, owned, marks }: KnownCharacter): Shown => {
  const hidden = profile.status === 'private'
  const isPrivate = (part: SyncedPart) => hidden || profile.privacy[part].state === 'private'
  return {
    hidden,
    isPrivate,
    owned: (part) => (isPrivate(part) ? [] : (owned[part] ?? [])),
    marks: (type) => (hidden ? [] : Object.entries(marks[type] ?? {}).map(([id, date]) => ({ id: Number(id), date }))),
  }
}
