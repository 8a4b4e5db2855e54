import { oncePer } from '@kupodex/data/character'
import type { Activity, Source } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { Derived } from './derived.ts'
import { priceOf } from './price.ts'
import { sourceType as type } from './source-types.ts'

/** What the codes of BannerCondition.UnlockType2 stand for where a vendor (criterion 2) sells the thing. */
const vendors: Readonly<Record<number, number>> = {
  4: type.event,
  16: type.goldSaucer,
  17: type.alliedSocieties,
  18: type.skybuilders,
  19: type.maskedCarnivale,
  20: type.deepDungeon,
  21: type.pvp,
  22: type.bicolorGemstones,
  23: type.fieldOperations,
  24: type.variantDungeons,
  25: type.island,
  26: type.wondrousTails,
  27: type.hunt,
  28: type.achievement,
  29: type.tomestones,
  36: type.achievement,
  37: type.promotion,
  41: type.unknown,
  42: type.wondrousTails,
  47: type.deepDungeon,
  48: type.cosmic,
  50: type.trial,
  51: type.island,
  56: type.unknown,
  57: type.hunt,
  58: type.fieldOperations,
  59: type.unknown,
}

/** Codes of duties (criterion 2, ContentFinderCondition). */
const duties: Readonly<Record<number, number>> = {
  3: type.unknown,
  31: type.dungeon,
  32: type.raid,
  33: type.trial,
  34: type.variantDungeons,
  54: type.raid,
}

/** Codes of parts of the game without anything more exact. */
const parts: Readonly<Record<number, readonly [Activity, number]>> = {
  13: ['pvp', type.pvp],
  40: ['pvp', type.pvp],
  43: ['treasureHunt', type.treasureHunt],
  44: ['venture', type.venturesAndVoyages],
  49: ['cosmic', type.cosmic],
  52: ['cosmic', type.cosmic],
  60: ['cosmic', type.cosmic],
}

const vendorSource = (row: SheetRow, code: number, context: ImportContext): Derived => {
  const kind = vendors[code] ?? type.unknown
  const source: Source = {
    kind: 'shop',
    npcId: row.int('UnlockCriteria2'),
    cost: priceOf(context, row.int('UnlockCriteria4'), kind),
    ...((kind === type.promotion || kind === type.event) && { limited: true as const }),
  }
  return { source, type: kind === type.unknown ? undefined : kind }
}

/** How a BannerCondition row says that its thing is got; empty where it does not say or the code is not settled. */
export const sourcesOfBanner = (context: ImportContext, row: SheetRow): Derived[] => {
  const code = row.int('UnlockType2')
  const id = row.int('UnlockCriteria2')
  if (code === 6) return [{ source: { kind: 'event', limited: true }, type: type.event }]
  if (code === 12) return [{ source: { kind: 'store' }, type: type.store }]
  if (id === 0) return []
  if (code === 2) return [{ source: { kind: 'quest', id }, type: type.quest }]
  if (code === 11) return [{ source: { kind: 'achievement', id }, type: type.achievement }]
  if (code in duties) return [{ source: { kind: 'instance', id }, type: duties[code] || undefined }]
  if (code in vendors) return [vendorSource(row, code, context)]
  const part = parts[code]
  return part ? [{ source: { kind: 'activity', activity: part[0] }, type: part[1] }] : []
}

/** The source types of vendors that the banner conditions settle; one of whom they say different things is left out. */
const vendorTypes = oncePer((sheet: Sheet): ReadonlyMap<number, number> => {
  const named = sheet.rows.flatMap((row) => {
    const kind = vendors[row.int('UnlockType2')] ?? type.unknown
    return kind === type.unknown ? [] : [{ npcId: row.int('UnlockCriteria2'), kind }]
  })
  const made = new Map<number, number>()
  for (const [npcId, [first, ...others]] of Map.groupBy(named, (banner) => banner.npcId)) {
    if (first && others.every(({ kind }) => kind === first.kind)) made.set(npcId, first.kind)
  }
  return made
})

/** The source type of what a vendor sells, where the banner conditions settle it. */
export const typeOfVendor = ({ sheets }: ImportContext, npcId: number): number | undefined =>
  vendorTypes(sheets.open('BannerCondition')).get(npcId)

const rowsByTarget = oncePer((sheet: Sheet) =>
  Map.groupBy(sheet.rows, (row) => `${row.int('UnlockType1')} ${row.int('UnlockCriteria1[0]')}`),
)

/** Kinds of BannerCondition.UnlockType1 that name an emote or a minion in the first criterion. */
const targetKinds = { emotes: 5, minions: 6 } as const

/** How the banner conditions say that an emote or a minion is got. */
export const bannerSources = (context: ImportContext, table: keyof typeof targetKinds, id: number): Derived[] => {
  const rows = rowsByTarget(context.sheets.open('BannerCondition'))
  return (rows.get(`${targetKinds[table]} ${id}`) ?? []).flatMap((row) => sourcesOfBanner(context, row))
}
