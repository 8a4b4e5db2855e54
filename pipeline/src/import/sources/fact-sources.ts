import type { Source } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { SourceFact } from '../facts/item-facts.ts'
import type { Derived } from './derived.ts'
import { rowsBy } from './sheet-index.ts'
import { shopSource } from './price.ts'
import { sourceType as type } from './source-types.ts'
import { gil, typeOfContainer } from './type-of-item.ts'

/** Enemies in the older list carry their base and their name in one number; the name is its lower part. */
const namePart = 10_000_000_000

const pointing = (fact: SourceFact, make: (id: number) => Derived): Derived[] =>
  fact.refId === null || fact.refId === 0 ? [] : [make(fact.refId)]

const activity = (name: Extract<Source, { kind: 'activity' }>['activity'], typeId: number): Derived => ({
  source: { kind: 'activity', activity: name },
  type: typeId,
})

/** The kind of link by which a duty (ContentFinderCondition) is a row of InstanceContent. */
const instanceLink = 1

/** The newer list names a duty by its row of ContentFinderCondition, the older one by that of InstanceContent. */
const dutiesOf = ({ sheets }: ImportContext, fact: SourceFact): Derived[] => {
  if (fact.asOf === 2026) return pointing(fact, (id) => ({ source: { kind: 'instance', id } }))
  const rows = rowsBy(sheets.open('ContentFinderCondition'), 'Content').get(fact.refId ?? 0) ?? []
  const duty = rows.find((row) => row.int('ContentLinkType') === instanceLink && row.text('Name') !== '')
  return duty ? [{ source: { kind: 'instance', id: duty.id } }] : []
}

const derive = (context: ImportContext, fact: SourceFact): Derived[] => {
  const { currencyItemId, amount } = fact
  switch (fact.kind) {
    case 'quest':
      return pointing(fact, (id) => ({ source: { kind: 'quest', id }, type: type.quest }))
    case 'achievement':
      return pointing(fact, (id) => ({ source: { kind: 'achievement', id }, type: type.achievement }))
    case 'instance':
      return dutiesOf(context, fact)
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
    case 'journal':
      return []
  }
}

/** Ways to get an item from the community's lists: exchanges, then the newer list, then the older one. */
export const factSources = (context: ImportContext, itemId: number): Derived[] => [
  ...(context.items.trades.get(itemId) ?? []).map(({ price }) => shopSource(null, price)),
  ...(context.items.sources.get(itemId) ?? []).flatMap((fact) => derive(context, fact)),
]
