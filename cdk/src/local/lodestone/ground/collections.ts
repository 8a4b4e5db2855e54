import type { SeenPart } from '@kupodex/data/character'
import { collectionNames, type SeenCollection, seenCollections } from '@kupodex/data/game'
import type { Person } from '@kupodex/pipeline/population'
import type { CollectionKind } from './art.ts'
import type { Site } from './site.ts'

/** Where a collection lies: its table, what a person owns of it, whether they show it. */
interface Collection {
  readonly type: SeenCollection['type']
  readonly table: SeenPart
  readonly owned: (person: Person) => readonly number[]
  readonly isPrivate: (person: Person) => boolean
}

export const collections = Object.fromEntries(
  seenCollections.map(({ type, table, lodestone }): [CollectionKind, Collection] => [
    lodestone.page,
    { type, table, owned: (person) => person[table], isPrivate: ({ privacy }) => privacy[table] },
  ]),
) as Readonly<Record<CollectionKind, Collection>>

export const tabName = (site: Site, kind: CollectionKind): string => site.name(collectionNames[collections[kind].type])

export const thingName = (site: Site, kind: CollectionKind, id: number): string =>
  site.name(site.find(collections[kind].table, id).name)
