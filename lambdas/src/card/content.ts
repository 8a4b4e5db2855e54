import { type ItemType, itemTypes } from '@kupodex/data/character'
import { type CharacterAnswer, type KnownProgress, progressOf } from '@kupodex/data/contract'
import { type BoardType, boardTypes } from '@kupodex/data/game'

/** A rank on the standard board of a type; null where it is not ranked. */
export interface CardRank {
  type: BoardType
  world: number | null
  /** How many are ranked in the world; null where not published. */
  of: number | null
  global: number | null
}

/** How far a character is in a collection; null where nothing is known: private, not read yet, or nothing checked off. */
export interface CardProgress {
  type: ItemType
  progress: KnownProgress | null
}

/** What a card shows of a character that anyone may see. */
export interface CharacterCard {
  kind: 'character'
  name: string
  world: string
  dataCenter: string
  ranks: readonly CardRank[]
  collections: readonly CardProgress[]
  /** The day of the last reading (ISO, UTC); null before the first. */
  day: string | null
}

/** All that a card shows; of a character that is private, unknown or deleted only that it is. */
export type CardContent = CharacterCard | { kind: 'private' | 'unknown' | 'deleted' }

const rankOf = (view: CharacterAnswer, type: BoardType): CardRank => {
  const standing = view.ranks[type]
  return {
    type,
    world: standing?.world ?? null,
    of: standing?.of.world ?? null,
    global: standing?.global ?? null,
  }
}

/** What the card of a character shows, out of what anyone may see of it; `null` is a character that we do not have. */
export const cardContent = (view: CharacterAnswer | null): CardContent => {
  if (view === null || view.status === 'adding' || view.status === 'notFound') return { kind: 'unknown' }
  if (view.private) return { kind: 'private' }
  if (view.deleted || view.status === 'deleted') return { kind: 'deleted' }
  return {
    kind: 'character',
    name: view.name,
    world: view.worldName,
    dataCenter: view.dcName,
    ranks: boardTypes.map((type) => rankOf(view, type)),
    collections: itemTypes.map((type) => ({ type, progress: progressOf(view, [type]) })),
    day: view.updatedAt === null ? null : new Date(view.updatedAt).toISOString().slice(0, 10),
  }
}
