import { oncePer } from '@kupodex/data/character'
import type { ImportContext } from '../context/context.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { Derived } from './derived.ts'
import { sourceType as type } from './source-types.ts'

/** Categories whose achievements came and went with events: Seasonal Events, today's and the Legacy one. */
export const seasonalCategories: ReadonlySet<number> = new Set([38, 58])

/** Types of achievements that ask for one quest (`Key`) or for several (`Data`). */
const questTypes: ReadonlySet<number> = new Set([6, 9])
/** The first row of the sheet Quest. */
const firstQuest = 65536

/** The quests that seasonal achievements ask for. */
const questsOf = oncePer((achievements: Sheet): ReadonlySet<number> => {
  const quests = achievements.rows
    .filter((row) => seasonalCategories.has(row.int('AchievementCategory')) && questTypes.has(row.int('Type')))
    .flatMap((row) => [row.int('Key'), ...row.ints('Data')])
  return new Set(quests.filter((id) => id >= firstQuest))
})

/** How the titles of an event's vendors begin; English has none for most of them, and no language has it for all. */
const vendorTitles = { de: 'Saisonales', fr: 'Saisonni', ja: 'SEASONAL' } as const

const isVendor = ({ sheets }: ImportContext, npcId: number): boolean => {
  const npc = sheets.open('ENpcResident').get(npcId)
  return (['de', 'fr', 'ja'] as const).some((language) =>
    npc?.textIn('Title', language)?.startsWith(vendorTitles[language]),
  )
}

const isByHand = ({ hand }: ImportContext, kind: 'quest' | 'npc', id: number): boolean =>
  hand.read('seasonal', ['kind', 'id']).some((row) => row.text('kind') === kind && row.int('id') === id)

/** Whether the sheet Quest, where the export has it, counts a quest among those of a festival. */
const isOfFestival = ({ sheets }: ImportContext, id: number): boolean => {
  const sheet = sheets.find('Quest')
  return sheet !== null && sheet.shape.columns.includes('Festival') && (sheet.get(id)?.int('Festival') ?? 0) !== 0
}

const isSeasonalQuest = (context: ImportContext, id: number): boolean =>
  questsOf(context.sheets.open('Achievement')).has(id) || isOfFestival(context, id) || isByHand(context, 'quest', id)

const isSeasonal = ({ source }: Derived, context: ImportContext): boolean => {
  if (source.kind === 'quest') return isSeasonalQuest(context, source.id)
  if (source.kind === 'shop' && source.npcId !== null)
    return isVendor(context, source.npcId) || isByHand(context, 'npc', source.npcId)
  return false
}

/** The way, marked as limited where its quest or vendor is there during an event of the season only. */
export const inSeason = (derived: Derived, context: ImportContext): Derived =>
  isSeasonal(derived, context) ? { source: { ...derived.source, limited: true }, type: type.event } : derived
