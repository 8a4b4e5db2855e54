import type { Source } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { typeOfVendor } from './banner-sources.ts'
import type { Derived } from './derived.ts'
import { sourceType as type } from './source-types.ts'
import { gil, typeOfCurrency } from './type-of-item.ts'

/** Which way names the source type where a thing has several: the earlier kind. */
const precedence: readonly Source['kind'][] = [
  'achievement',
  'quest',
  'instance',
  'craft',
  'fate',
  'match',
  'pvpSeries',
  'pvpSeason',
  'shop',
  'container',
  'activity',
  'gardening',
  'desynthesis',
  'drop',
  'store',
  'code',
  'promotion',
  'event',
]

/** Source type by ContentType of a duty. */
const byContentType: Readonly<Record<number, number>> = {
  2: type.dungeon,
  4: type.trial,
  5: type.raid,
  6: type.pvp,
  9: type.treasureHunt,
  19: type.goldSaucer,
  21: type.deepDungeon,
  26: type.fieldOperations,
  27: type.maskedCarnivale,
  28: type.raid,
  29: type.fieldOperations,
  30: type.variantDungeons,
  31: type.gathering,
  36: type.island,
  37: type.raid,
  38: type.fieldOperations,
}

const byKind: Partial<Record<Source['kind'], number>> = {
  achievement: type.achievement,
  quest: type.quest,
  craft: type.crafting,
  fate: type.fate,
  match: type.tripleTriad,
  pvpSeries: type.pvp,
  pvpSeason: type.pvp,
  gardening: type.gathering,
  desynthesis: type.crafting,
  store: type.store,
  code: type.specialEdition,
  promotion: type.promotion,
  event: type.event,
}

type Sale = Extract<Source, { kind: 'shop' }>

/** The part of the game that its currency belongs to; where gil is asked for, or nobody knows what, its vendor's. */
const typeOfSale = ({ npcId, cost }: Sale, context: ImportContext): number => {
  const forGil = cost.every(({ itemId }) => itemId === gil)
  const ofVendor = forGil && npcId !== null ? typeOfVendor(context, npcId) : undefined
  const [currency = type.merchant] = cost
    .map(({ itemId }) => typeOfCurrency(itemId))
    .filter((found) => found !== undefined)
  return ofVendor ?? currency
}

const typeOf = ({ source, type: given }: Derived, context: ImportContext): number => {
  if (given !== undefined) return given
  if (source.kind === 'shop') return typeOfSale(source, context)
  if (source.kind !== 'instance') return byKind[source.kind] ?? type.other
  const duty = context.sheets.open('ContentFinderCondition').get(source.id)
  return byContentType[duty?.int('ContentType') ?? 0] ?? type.other
}

/** The source type of a thing: that of its first way in order of precedence, of those that are not over if it has one. */
export const typeOfSources = (ways: readonly Derived[], context: ImportContext): number => {
  const open = ways.filter(({ source }) => source.limited !== true)
  const [main] = (open.length > 0 ? open : ways).toSorted(
    (a, b) => precedence.indexOf(a.source.kind) - precedence.indexOf(b.source.kind),
  )
  return main ? typeOf(main, context) : type.unknown
}
