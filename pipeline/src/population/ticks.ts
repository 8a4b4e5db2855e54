import type { MarkType } from '@kupodex/data/character'
import { type TickedCollection, tickedCollections } from '@kupodex/data/game'
import { identityAt } from './identity.ts'
import type { Population } from './population.ts'
import { drawOwned, hardnessOf, type Obtainable, type Odds, oddsOf, scaleFor } from './prevalence.ts'
import { hashText, randomOf } from './random.ts'

/** Share of people who tick things by hand at all, and of the collections that each of them takes up. */
const shares = { people: 0.25, collections: 0.6 }

/** Things that somebody has ticked of a collection on average, but no more than a share of what there is. */
const usual = { things: 20, share: 0.3 }

/** A collection that nobody has begun yet, as after the patch that brings one: what pages say then is to be seen as well. */
export const untouched: MarkType = 'hair'

/** The stream of a person's ticks; each collection adds its own, so that a new one changes no other. */
const channel = 81

/** Tables of the collections that are ticked by hand, by name. */
type TickedTables = Readonly<
  Record<TickedCollection['table'], readonly { readonly id: number; readonly deleted: boolean }[]>
>

/** Things of one collection that a person has ticked, all at one time (epoch seconds). */
interface TickedThings {
  readonly type: MarkType
  readonly ids: readonly number[]
  readonly at: number
}

const oddsOfTable = (rows: TickedTables[keyof TickedTables], type: MarkType): Odds => {
  const things: Obtainable[] = rows
    .filter(({ deleted }) => !deleted)
    .map(({ id }) => ({ id, hardness: hardnessOf(1, 1.2, hashText(type), id), from: 0, until: Infinity }))
  return oddsOf(things, scaleFor([things], Math.min(usual.things, things.length * usual.share)))
}

/** What people of a population tick by hand; nothing for most of them, and for those whom the Lodestone does not show. */
export const ticksOf = (tables: TickedTables) => {
  const collections = tickedCollections
    .filter(({ type }) => type !== untouched)
    .map(({ type, table }) => ({ type, odds: oddsOfTable(tables[table], type) }))
  return (population: Population, index: number): TickedThings[] => {
    const { seed, now } = population
    const { zeal, state, startedAt } = identityAt(population, index)
    if (state !== 'listed' || !randomOf(seed, channel, index).chance(shares.people)) return []
    return collections.flatMap(({ type, odds }) => {
      const random = randomOf(seed, channel, index, hashText(type))
      if (!random.chance(shares.collections)) return []
      const ids = drawOwned(odds, zeal, random).map(({ id }) => id)
      const at = startedAt + Math.floor(Math.max(0, now - startedAt) * random.next())
      return ids.length === 0 ? [] : [{ type, ids, at }]
    })
  }
}
