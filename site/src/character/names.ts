import type { SyncedCollection } from '@kupodex/data/game'

/** What a character page names by id: things of the collections that a sync reads, and what else an event is about. */
export type NamedKind = SyncedCollection['type'] | 'title' | 'feminineTitle' | 'job' | 'world' | PatchKind

/** Main patches by id, in tenths, of what tables or other tables know a patch of: asked for by readers who hide something. */
export type PatchKind = `${Exclude<SyncedCollection['type'], 'achievement'> | 'title'}Patch`

/** Names of a kind by id, in one language. */
export type Names = Readonly<Record<string, string>>

declare module '#ask/files.ts' {
  interface FileAnswers {
    characterNames: Names
  }
}

export interface Named {
  kind: NamedKind
  id: number
}

/** Ids whose names lie in one file: a page that names a few things asks for little, one that names hundreds in few requests. */
const idsPerShard = 128

/** The shard that has the name of an id: a file of its own. */
export const nameShard = (id: number): number => Math.floor(id / idsPerShard)

export const shardsOf = (named: readonly Named[]): { kind: NamedKind; shard: number }[] => [
  ...new Map(
    named.map(({ kind, id }) => [`${kind}/${nameShard(id)}`, { kind, shard: nameShard(id) }] as const),
  ).values(),
]
