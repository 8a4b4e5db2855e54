import type { Counting } from '@kupodex/data/rules'
import type { ThingIds } from '@kupodex/data/places'
import type { ShelfThing } from '#browse/thing.ts'
import type { OriginThings } from '#browse/missing.ts'
import type { OriginPage } from './origin-pages.ts'

export const idsOf = (things: readonly ShelfThing[]): ThingIds =>
  Object.fromEntries(
    [...Map.groupBy(things, ({ type }) => type)].map(([type, some]) => [type, some.map(({ item }) => item.id)]),
  )

const countedAs = (counting: Counting, pages: readonly OriginPage[]): Record<string, ThingIds> =>
  Object.fromEntries(
    pages.flatMap(({ id, things }) => {
      const some = things.filter((thing) => thing.counting === counting)
      return some.length === 0 ? [] : [[id, idsOf(some)]]
    }),
  )

/** What the pages of a kind give, of what a character can be said to miss. */
export const originThings = (pages: readonly OriginPage[]): OriginThings => ({
  counted: countedAs('counted', pages),
  legacy: countedAs('legacy', pages),
})
