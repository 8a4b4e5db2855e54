import { oncePer } from '@kupodex/data/character'
import {
  activities,
  type Activity,
  type Cost,
  howToProblem,
  type HowToWords,
  languages,
  type Override,
  type PvpMode,
  pvpModes,
  type Source,
  tidyHowTo,
} from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import type { HandFacts } from '../facts/hand-facts.ts'
import type { Derived } from './derived.ts'
import { withVendors } from './vendors.ts'
import { isSourceType, sourceType as type } from './source-types.ts'
import { typeOfContainer } from './type-of-item.ts'

const columns = ['table', 'id', 'kind', 'ref', 'place', 'year', 'cost', 'limited']

const limitedOf = (row: FactRow) => {
  const text = row.text('limited')
  if (text !== '' && text !== 'yes') row.refuse('limited', `"${text}" is not yes`)
  return text === 'yes' ? { limited: true as const } : {}
}

const costOf = (row: FactRow): Cost[] =>
  row
    .text('cost')
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, itemId, amount] = /^(\d+):(\d+)$/.exec(part) ?? row.refuse('cost', `"${part}" is not item:count`)
      return { itemId: Number(itemId), amount: Number(amount) }
    })

/** The occasion that `ref` names, which has to be one of `occasions.csv`. */
const occasionOf = (row: FactRow, { hand }: ImportContext): number => {
  const id = row.int('ref')
  return hand.ids('occasions').has(id) ? id : row.refuse('ref', `there is no occasion ${id}`)
}

const activityOf = (row: FactRow): Activity =>
  activities.find((known) => known === row.text('ref')) ??
  row.refuse('ref', `"${row.text('ref')}" is not a part of the game`)

const modeOf = (row: FactRow): PvpMode =>
  pvpModes.find((mode) => `${mode}Season` === row.text('kind')) ?? row.refuse('kind', 'has no seasons')

const yearOf = (row: FactRow) => {
  const year = row.maybeInt('year')
  return year === null ? {} : { year }
}

const sourceOf = (row: FactRow, context: ImportContext): Source => {
  const limited = limitedOf(row)
  const kind = row.text('kind')
  const occasion = () => (row.text('ref') === '' ? {} : { occasionId: occasionOf(row, context) })
  switch (kind) {
    case 'achievement':
    case 'quest':
    case 'instance':
    case 'fate':
    case 'pvpSeries':
      return { kind, id: row.int('ref'), ...limited }
    case 'feastSeason':
    case 'crystallineConflictSeason':
      return { kind: 'pvpSeason', mode: modeOf(row), id: row.int('ref'), ...limited }
    case 'shop':
      return { kind, npcId: row.maybeInt('ref'), cost: costOf(row), ...limited }
    case 'craft':
      return { kind, jobId: row.int('ref'), ...limited }
    case 'container':
    case 'desynthesis':
      return { kind, itemId: row.int('ref'), ...limited }
    case 'activity': {
      const place = row.maybeInt('place')
      return { kind, activity: activityOf(row), ...(place !== null && { placeNameId: place }), ...limited }
    }
    case 'code':
      return { kind, occasionId: occasionOf(row, context), ...limited }
    case 'event':
    case 'promotion':
      return { kind, ...occasion(), ...yearOf(row), ...limited }
    case 'store':
      return { kind, ...occasion(), ...limited }
    default:
      return row.refuse('kind', `"${kind}" is not a kind of source that can be kept by hand`)
  }
}

/** The source type of each part of the game. */
export const typeOfActivity: Readonly<Record<Activity, number>> = {
  tutorial: type.tripleTriad,
  gathering: type.gathering,
  venture: type.venturesAndVoyages,
  voyage: type.venturesAndVoyages,
  pvp: type.pvp,
  fieldOperation: type.fieldOperations,
  treasureHunt: type.treasureHunt,
  deepDungeon: type.deepDungeon,
  goldSaucer: type.goldSaucer,
  cardTournament: type.tripleTriad,
  wondrousTails: type.wondrousTails,
  fauxHollows: type.wondrousTails,
  hunt: type.hunt,
  alliedSociety: type.alliedSocieties,
  relic: type.quest,
  skybuilders: type.skybuilders,
  maskedCarnivale: type.maskedCarnivale,
  whalaqeeTotem: type.other,
  island: type.island,
  cosmic: type.cosmic,
  variantDungeon: type.variantDungeons,
  sightseeingLog: type.other,
  beastmaster: type.other,
  moogleTrove: type.moogleTrove,
  grandCompany: type.grandCompany,
  companyCraft: type.crafting,
  companionTraining: type.other,
  companionApp: type.other,
  eternalBonding: type.other,
}

const typeOf = (source: Source): Pick<Derived, 'type'> => {
  if (source.kind === 'activity') return { type: typeOfActivity[source.activity] }
  return source.kind === 'container' ? { type: typeOfContainer(source.itemId) } : {}
}

/** Ways to get a row that `data/hand/sources.csv` adds (table, id, kind, ref, place, year, cost, limited). */
export const handSources = (context: ImportContext, table: string, id: number): Derived[] =>
  context.hand
    .read('sources', columns)
    .filter((row) => row.text('table') === table && row.int('id') === id)
    .map((row) => sourceOf(row, context))
    .flatMap((source) => withVendors(context, { source, ...typeOf(source) }))

/** The columns of `item-sources.csv`: the same ways for all items from the first to the last. */
const itemColumns = ['first', 'last', 'kind', 'ref', 'place', 'year', 'cost', 'limited']

interface Range {
  first: number
  last: number
  way: Derived
}

const rangeOf = (row: FactRow, context: ImportContext): Range => {
  const source = sourceOf(row, context)
  return { ...row.range(), way: { source, ...typeOf(source) } }
}

const rangesOf = oncePer((context: ImportContext): readonly Range[] =>
  context.hand.read('item-sources', itemColumns).map((row) => rangeOf(row, context)),
)

/** Ways to get an item that `data/hand/item-sources.csv` adds (first, last, kind, ref, place, year, cost, limited). */
export const handItemSources = (context: ImportContext, itemId: number): Derived[] =>
  rangesOf(context)
    .filter(({ first, last }) => first <= itemId && itemId <= last)
    .flatMap(({ way }) => withVendors(context, way, itemId))

const yesOrNo = (row: FactRow, column: string): boolean | undefined => {
  const text = row.text(column)
  if (text !== '' && text !== 'yes' && text !== 'no') row.refuse(column, `"${text}" is neither yes nor no`)
  return text === '' ? undefined : text === 'yes'
}

const typeIdOf = (row: FactRow): number | undefined => {
  const typeId = row.maybeInt('sourceTypeId') ?? undefined
  if (typeId !== undefined && row.text('table') === 'bozjaNotes') row.refuse('sourceTypeId', 'field notes have none')
  if (typeId !== undefined && typeId !== 0 && !isSourceType(typeId))
    row.refuse('sourceTypeId', `there is no source type ${typeId}`)
  return typeId
}

const wordsOf = (row: FactRow): HowToWords => {
  const words: HowToWords = {}
  for (const language of languages) {
    const text = row.maybeText(`howTo_${language}`)
    if (text === null) continue
    const problem = text === tidyHowTo(text) ? howToProblem(text) : 'unseen'
    if (problem !== null) row.refuse(`howTo_${language}`, `is not a valid text (${problem})`)
    words[language] = text
  }
  return words
}

/** The columns of `overrides.csv`; any but the first two may be empty. */
const overrideColumns = ['table', 'id', 'sourceTypeId', 'obtainable', ...columnsOfText('howTo')] as const

const overrideOf = (row: FactRow): Override => {
  const howTo = wordsOf(row)
  const override = { sourceTypeId: typeIdOf(row), obtainable: yesOrNo(row, 'obtainable') }
  return { ...override, ...(Object.keys(howTo).length > 0 && { howTo }) }
}

/** What `data/hand/overrides.csv` says of rows in place of what is known otherwise, by table and id (`mounts 5`). */
export const handOverrides = oncePer((hand: HandFacts): ReadonlyMap<string, Override> => {
  const index = new Map<string, Override>()
  for (const row of hand.read('overrides', overrideColumns)) {
    const key = `${row.text('table')} ${row.int('id')}`
    if (index.has(key)) row.refuse('id', `there is another row on ${key}`)
    index.set(key, overrideOf(row))
  }
  return index
})

/** What `data/hand/overrides.csv` says of a row; nothing for most. */
export const handOverride = ({ hand }: ImportContext, table: string, id: number): Override =>
  handOverrides(hand).get(`${table} ${id}`) ?? {}
