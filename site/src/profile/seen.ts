import type { CharacterAnswer } from '@kupodex/data/contract'
import { type BoardType, boardTypes, recordOf } from '@kupodex/data/game'
import type { ShownCharacter } from '../character/character-store.ts'
import { freshFor } from '../character/fresh-for.ts'
import { ownedOf, type SyncedType, syncedTypes } from './things.ts'

const rankScopes = ['world', 'dataCenter', 'global'] as const

type RankScope = (typeof rankScopes)[number]

/** What a browser remembers of a character it showed: enough to tell what is new, and small. */
export interface Seen {
  /** When that was (epoch ms). */
  at: number
  /** Ids owned, packed by `packIds`; a collection that was private then is missing. */
  owned: Partial<Record<SyncedType, string>>
  /** Ranks by type in the order of `rankScopes`; null where there was none. */
  ranks: Record<BoardType, (number | null)[]>
  /** The newest patch of what could be collected then; null where that was not known. */
  patch: string | null
}

export interface ChangedRank {
  type: BoardType
  scope: RankScope
  from: number
  to: number
}

export interface News {
  gained: { type: SyncedType; id: number }[]
  ranks: ChangedRank[]
}

/** Whole numbers from 0 in a text, a bit for each: collections are dense, so this is shorter than a list. */
export const packIds = (ids: readonly number[]): string => {
  const bytes = new Uint8Array(Math.floor(Math.max(-1, ...ids) / 8) + 1)
  for (const id of ids) bytes[id >> 3] = (bytes[id >> 3] ?? 0) | (1 << (id & 7))
  return btoa(String.fromCharCode(...bytes))
}

/** Whether a number is in a text that `packIds` made. */
export const unpackIds = (packed: string): ((id: number) => boolean) => {
  const bytes = atob(packed)
  return (id) => ((bytes.charCodeAt(id >> 3) || 0) & (1 << (id & 7))) !== 0
}

/** The newest patch of some; null where none is known. */
export const newestPatch = (patches: readonly (string | null)[]): string | null =>
  patches.reduce((newest, patch) => (patch !== null && isNewer(patch, newest) ? patch : newest), null)

/** Whether a patch came after another, which may not be known. */
export const isNewer = (patch: string, than: string | null): boolean =>
  than === null || Number.parseFloat(patch) > Number.parseFloat(than)

const ranksIn = ({ ranks }: CharacterAnswer, type: BoardType): (number | null)[] =>
  rankScopes.map((scope) => ranks[type]?.[scope] ?? null)

/** Whether a character was answered for a page that was opened at a time (epoch ms), and is not a copy from before. */
export const isFresh = ({ at = 0, isKept }: ShownCharacter, openedAt: number): boolean =>
  !isKept && at >= openedAt - freshFor

/** What to remember of a character shown at a time (epoch ms); `patch` is the newest known. A collection that is not known now stays as it was seen. */
export const seenOf = (
  character: CharacterAnswer,
  at: number,
  patch: string | null,
  before: Seen['owned'] = {},
): Seen => ({
  at,
  owned: {
    ...before,
    ...Object.fromEntries(
      syncedTypes.flatMap((type) => {
        const owned = ownedOf(character, type)
        return owned === null ? [] : [[type, packIds(owned.map(({ id }) => id))]]
      }),
    ),
  },
  ranks: recordOf(boardTypes, (type) => ranksIn(character, type)),
  patch,
})

const gainedIn = (character: CharacterAnswer, { owned }: Seen): News['gained'] =>
  syncedTypes.flatMap((type) => {
    const [packed, now] = [owned[type], ownedOf(character, type)]
    if (packed === undefined || now === null) return []
    const had = unpackIds(packed)
    return now
      .filter(({ id, deleted }) => !deleted && !had(id))
      .sort((a, b) => b.date - a.date || a.id - b.id)
      .map(({ id }) => ({ type, id }))
  })

const changedIn = (character: CharacterAnswer, { ranks }: Seen): ChangedRank[] =>
  boardTypes.flatMap((type) =>
    ranksIn(character, type).flatMap((to, at) => {
      const [from, scope] = [ranks[type]?.[at] ?? null, rankScopes[at]]
      return from === null || to === null || from === to || scope === undefined ? [] : [{ type, scope, from, to }]
    }),
  )

/** What is new for a character since it was seen: things gained, the newest first, and ranks that changed. */
export const newsOf = (character: CharacterAnswer, seen: Seen): News => ({
  gained: gainedIn(character, seen),
  ranks: changedIn(character, seen),
})
