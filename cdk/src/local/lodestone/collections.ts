import type { Person } from '@kupodex/pipeline/population'
import type { CollectionKind } from './art.ts'
import type { Site } from './site.ts'

/** Where a collection lies: its table, what a person owns of it, whether they show it. */
interface Collection {
  readonly table: 'mounts' | 'minions' | 'facewear'
  readonly owned: (person: Person) => readonly number[]
  readonly isPrivate: (person: Person) => boolean
}

export const collections: Readonly<Record<CollectionKind, Collection>> = {
  mount: { table: 'mounts', owned: (person) => person.mounts, isPrivate: ({ privacy }) => privacy.mounts },
  minion: { table: 'minions', owned: (person) => person.minions, isPrivate: ({ privacy }) => privacy.minions },
  faceaccessory: {
    table: 'facewear',
    owned: (person) => person.facewear,
    isPrivate: ({ privacy }) => privacy.facewear,
  },
}

/** The name of a thing of a collection in the page's language. */
export const thingName = (site: Site, kind: CollectionKind, id: number): string =>
  site.name(site.find(collections[kind].table, id).name)
