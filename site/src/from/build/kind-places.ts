import type { Language, Source } from '@kupodex/data/game'
import type { GivenThing, KindPlaces, Place } from '@kupodex/data/places'
import { loadTable } from '@kupodex/data/tables'
import { shelfOf } from '#browse/build/shelves.ts'
import { type CollectionType, type ShelfThing, thingKey } from '#browse/thing.ts'
import { memo } from '#format/memo.ts'
import { factsOf } from './facts.ts'
import type { OriginPage } from './origin-pages.ts'
import { idsOf } from './origin-things.ts'

const duties = new Map(loadTable('duties').map((duty) => [duty.id, duty]))

/** The item that gil is. */
const gil = 1

const isForGil = (source: Source): boolean =>
  source.kind === 'shop' && source.cost.length > 0 && source.cost.every(({ itemId }) => itemId === gil)

/** The things of a collection that the market board sells; none where its table does not know. */
const onMarket = memo((type: CollectionType): ReadonlySet<number> => {
  const rows = loadTable(shelfOf(type).table)
  return new Set(rows.flatMap((row) => ('onMarket' in row && row.onMarket ? [row.id] : [])))
})

const givenThing = ({ type, item, patch, sources }: ShelfThing): GivenThing => ({
  ...{ id: item.id, name: item.name, patch },
  ...(onMarket(type).has(item.id) || sources.some(isForGil) ? { isForSale: true } : {}),
})

const entryOf = (page: OriginPage, language: Language): Omit<Place, 'id' | 'name' | 'patch' | 'things'> => {
  const duty = page.kind === 'duty' ? duties.get(Number(page.id)) : undefined
  if (duty !== undefined) {
    const { level, partySize, fewest, expansionId, contentTypeId } = duty
    return { level, partySize, fewest, expansionId, dutyKind: contentTypeId }
  }
  const [where] = factsOf(page, language)
  return { level: null, partySize: 0, fewest: 1, ...(where === undefined ? {} : { where }) }
}

/** The pages of a kind as places to go to, with what they give of what a character can be said to miss. */
export const kindPlaces = (pages: readonly OriginPage[], language: Language): KindPlaces => {
  const giving = pages
    .map((page) => ({ page, things: page.things.filter(({ counting }) => counting === 'counted') }))
    .filter(({ things }) => things.length > 0)
  const given = new Map(giving.flatMap(({ things }) => things.map((thing) => [thingKey(thing), thing])))
  return {
    places: giving.map(({ page, things }) => ({
      ...{ id: page.id, name: page.name, patch: page.patch },
      ...entryOf(page, language),
      things: idsOf(things),
    })),
    things: Object.fromEntries(
      [...Map.groupBy(given.values(), ({ type }) => type)].map(([type, some]) => [type, some.map(givenThing)]),
    ),
  }
}
