import { type Language, nameIn, type Origin, type OriginKind, originKinds, originName } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { ShelfThing } from '#browse/thing.ts'
import { titled } from '#format/punctuation.ts'
import { lookupsIn } from '#rarity/build/ways.ts'

/** What gives at least one thing, in one language. */
export interface OriginPage {
  origin: Origin
  kind: OriginKind
  /** What follows the kind in its address. */
  id: string
  name: string
  /** Everything that comes from there, by collection in the order of menus. */
  things: readonly ShelfThing[]
  /** The main patch, in tenths, that brought the first of its things, and so itself at the latest; null where nothing is known. */
  patch: number | null
}

const kindsOfCategories = new Map(loadTable('achievementCategories').map(({ id, kindId }) => [id, kindId]))
const kinds = new Map(loadTable('achievementKinds').map(({ id, name }) => [id, name]))

/** The name of an origin; that of an achievement category comes after its kind, since categories of different kinds share names. */
const nameOf = (origin: Origin, kind: OriginKind, id: string, language: Language): string | undefined => {
  const name = originName(origin, language, lookupsIn(language))
  const kindName = kind === 'achievement' ? kinds.get(kindsOfCategories.get(Number(id)) ?? 0) : undefined
  return name === undefined || kindName === undefined ? name : titled(language, nameIn(kindName, language), name)
}

const firstPatch = (things: readonly ShelfThing[]): number | null => {
  const known = things.flatMap(({ patch }) => patch ?? [])
  return known.length === 0 ? null : Math.min(...known)
}

const byOrigin = (things: readonly ShelfThing[]): ReadonlyMap<Origin, ShelfThing[]> => {
  const found = new Map<Origin, ShelfThing[]>()
  for (const thing of things)
    for (const origin of thing.origins) {
      const some = found.get(origin)
      if (some === undefined) found.set(origin, [thing])
      else some.push(thing)
    }
  return found
}

/** Everything of known name that gives at least one of the things, by kind and name. */
export const originPagesOf = (things: readonly ShelfThing[], language: Language): ReadonlyMap<Origin, OriginPage> => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const pages = [...byOrigin(things)].flatMap(([origin, some]): OriginPage[] => {
    const [kind, id] = origin.split('/') as [OriginKind, string]
    const name = nameOf(origin, kind, id, language)
    return name === undefined ? [] : [{ origin, kind, id, name, things: some, patch: firstPatch(some) }]
  })
  const order = (kind: OriginKind) => originKinds.indexOf(kind)
  return new Map(
    pages.sort((a, b) => order(a.kind) - order(b.kind) || compare(a.name, b.name)).map((page) => [page.origin, page]),
  )
}
