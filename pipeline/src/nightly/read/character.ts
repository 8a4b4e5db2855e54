import type { CharacterStatus } from '@kupodex/data/character'
import type { Collected } from '../catalog/catalog.ts'

/** What a character owns of a collection: item ids, each once, and when each was obtained (epoch seconds, 0 unknown). */
export interface OwnedIds {
  ids: ArrayLike<number>
  dates: ArrayLike<number>
  /**
   * Things with a later date (epoch s) were obtained then; of all others it is not known when. It is when the collection was first read,
   * or first read after it was hidden; 0 where the Lodestone itself has the dates, and `neverGained` where no date says so.
   */
  gainedAfter: number
}

/** No date of a collection says when something was obtained. */
export const neverGained = 0xffffffff

export interface CharacterForNight {
  /** The Lodestone's id. */
  id: number
  status: CharacterStatus
  /** Empty where it is not known. */
  name: string
  iconUrl: string
  /** Row id of the world; 0 where it is not known. */
  worldId: number
  /** Row id of the clan; 0 where it is not known. */
  clanId: number
  gender: 'male' | 'female' | null
  /** Its free company; the id has up to 20 digits, more than a number holds. */
  freeCompany: { id: string; name: string } | null
  legacy: boolean
  /** Whether nobody had asked for it: it was found among the members of a free company. */
  found: boolean
  /** When it was last read (epoch ms); 0 where that is not known. */
  updatedAt: number
  /** Its queue (see `priorities`), which says how often it is read. */
  priority: number
  /** Collections of which it is known what it has; one that is hidden, was never read or was never ticked is absent. */
  owned: Partial<Record<Collected, OwnedIds>>
  /** Collections that its player hides on the Lodestone, or hid and that were not read since. */
  hides: readonly Collected[]
}

/** Whether a character is public and was read; any other is only counted as left out. */
export const isRead = ({ status }: Pick<CharacterForNight, 'status'>): boolean =>
  status === 'ready' || status === 'updating'

/** Whether nothing of a character may be shown that was shown before: its player or owner hides it, or it is gone from the Lodestone. */
export const isConcealed = (character: Pick<CharacterForNight, 'status'>): boolean =>
  !isRead(character) && character.status !== 'adding'

/** Whether nothing of a character is stored any more but that it must not be shown: its player asked for that, whether or not it is gone since. */
export const isErased = (character: Pick<CharacterForNight, 'status' | 'name'>): boolean =>
  isConcealed(character) && character.name === ''

/** Characters in any order, each once; may be read again, from the start. */
export interface CharacterSource {
  /** How many there are about, for the progress display; null where it is not known. */
  about: number | null
  /** `onDamaged` is called with the id of a character that cannot be read, which is left out, or of one with a part that cannot be read. */
  read: (onDamaged: (id: number) => void) => AsyncIterable<CharacterForNight>
}
