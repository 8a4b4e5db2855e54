import type { Source } from '@kupodex/data/game'
import type { ImportWorld } from '../build/build.ts'
import type { SourceFact } from '../facts/item-facts.ts'
import type { Derived } from './derived.ts'
import { sourceType as type } from './source-types.ts'
import { shopSource } from './shop-source.ts'
import { typeOfContainer } from './type-of-item.ts'

const gil = 1
/** Enemies in the older list carry their base and their name in one number; the name is its lower part. */
const namePart = 10_000_000_000

const pointing = (fact: SourceFact, make: (id: number) => Derived): Derived[] =>
  fact.refId === null || fact.refId === 0 ? [] : [make(fact.refId)]

const activity = (name: Extract<Source, { kind: 'activity' }>['activity'], of: number): Derived => ({
  source: { kind: 'activity', activity: name },
  type: of,
})

/** Some duties stand in the lists under numbers of the lists' own; they tell the kind of duty by their thousand. */
const listNumbers: Readonly<Record<number, Derived>> = {
  36: activity('variantDungeon', type.variantDungeons),
  55: activity('treasureHunt', type.treasureHunt),
}

const duty = (id: number): Derived => listNumbers[Math.floor(id / 1000)] ?? { source: { kind: 'instance', id } }

const derive = (fact: SourceFact): Derived[] => {
  const { currencyItemId, amount } = fact
  switch (fact.kind) {
    case 'quest':
      return pointing(fact, (id) => ({ source: { kind: 'quest', id }, type: type.quest }))
    case 'achievement':
      return pointing(fact, (id) => ({ source: { kind: 'achievement', id }, type: type.achievement }))
    case 'instance':
      return pointing(fact, duty)
    case 'fate':
      return pointing(fact, (id) => ({ source: { kind: 'fate', id }, type: type.fate }))
    case 'vendor':
      return pointing(fact, (id) => shopSource(id, amount ? [{ itemId: currencyItemId ?? gil, amount }] : []))
    case 'shop':
      return pointing(fact, (id) =>
        shopSource(id, currencyItemId && amount ? [{ itemId: currencyItemId, amount }] : []),
      )
    case 'craft':
      return pointing(fact, (jobId) => ({ source: { kind: 'craft', jobId }, type: type.crafting }))
    case 'container':
      return pointing(fact, (itemId) => ({ source: { kind: 'container', itemId }, type: typeOfContainer(itemId) }))
    case 'desynthesis':
      return pointing(fact, (itemId) => ({ source: { kind: 'desynthesis', itemId }, type: type.crafting }))
    case 'gardening':
      return pointing(fact, (itemId) => ({ source: { kind: 'gardening', itemId }, type: type.gathering }))
    case 'drop':
      return pointing(fact, (id) => ({ source: { kind: 'drop', enemyId: id % namePart } }))
    case 'venture':
      return [activity('venture', type.venturesAndVoyages)]
    case 'voyage':
      return [activity('voyage', type.venturesAndVoyages)]
    case 'gather':
      return [activity('gathering', type.gathering)]
    case 'fieldcoffer':
      return [activity('fieldOperation', type.fieldOperations)]
    case 'store':
      return [{ source: { kind: 'store' }, type: type.store }]
    default:
      return []
  }
}

/** Ways to get an item that the community's lists tell: exchanges, then the newer list, then the older one. */
export const factSources = ({ items }: ImportWorld, itemId: number): Derived[] => [
  ...(items.trades.get(itemId) ?? []).map(({ price }) => shopSource(null, price)),
  ...(items.sources.get(itemId) ?? []).flatMap(derive),
]
