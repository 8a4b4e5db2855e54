import type { SyncedCollection } from '@kupodex/data/game'
import type { TimelineEntry } from './timeline.ts'

/** What a character page names by id: things of the collections that a sync reads, and what else an event is about. */
export type NamedKind = SyncedCollection['type'] | 'title' | 'job' | 'world'

/** Names of a kind by id, in one language. */
export type Names = Readonly<Record<string, string>>

declare module '#ask/files.ts' {
  interface FileAnswers {
    characterNames: Names
  }
}

/** Something that a page names. */
export interface Named {
  kind: NamedKind
  id: number
}

/** Ids whose names lie in one file: a page that names a few things asks for little, one that names hundreds in few requests. */
const idsPerShard = 512

/** The shard that has the name of an id: a file of its own. */
export const nameShard = (id: number): number => Math.floor(id / idsPerShard)

/** The shards that have the names of some things, each once. */
export const shardsOf = (named: readonly Named[]): { kind: NamedKind; shard: number }[] => [
  ...new Map(
    named.map(({ kind, id }) => [`${kind}/${nameShard(id)}`, { kind, shard: nameShard(id) }] as const),
  ).values(),
]

/** What the line of a timeline's entry names. */
export const namedIn = ({ type, id, details }: TimelineEntry): Named[] => {
  switch (type) {
    case 'achievement':
    case 'mount':
    case 'minion':
    case 'facewear':
    case 'title':
      return [{ kind: type, id }]
    case 'level':
    case 'gear':
      return [{ kind: 'job', id }]
    case 'world':
      return [
        { kind: 'world', id: Number(details) },
        { kind: 'world', id },
      ]
    default:
      return []
  }
}
