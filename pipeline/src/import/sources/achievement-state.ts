import type { GoneReason } from '@kupodex/data/game'
import { legacyKind } from '@kupodex/data/rules'
import type { ImportContext } from '../context/context.ts'
import { seasonState } from '../facts/pvp-seasons.ts'
import { verdictByHand } from '../facts/ranges.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { seasonalCategories } from './seasons.ts'

/** The category of PvP rankings. */
const rankingCategory = 8

const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const teens = ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const small = [...units, ...teens]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** The number that English words from one to ninety-nine stand for; null for other words. */
export const numberOfWords = (words: string): number | null => {
  const [first = '', second] = words.toLowerCase().split('-')
  const ten = tens.indexOf(first)
  if (ten === -1) return second === undefined && small.includes(first) ? small.indexOf(first) + 1 : null
  const unit = second === undefined ? 0 : units.indexOf(second) + 1
  return second !== undefined && (unit === 0 || unit === 10) ? null : (ten + 2) * 10 + unit
}

/** A ranking's achievement names its season in words; those of the first season, and of other rankings, name none. */
const ofRanking = (row: SheetRow, { hand }: ImportContext): GoneReason | null => {
  const season = numberOfWords(/: Season (\S+)$/.exec(row.text('Name'))?.[1] ?? '')
  const state = season === null ? 'over' : seasonState(hand, 'season', season)
  return state === 'running' ? null : state === 'over' ? 'season' : 'upcoming'
}

/** The kind of an achievement, through its category. */
export const kindOfAchievement = (row: SheetRow, { sheets }: ImportContext): number => {
  const id = row.int('AchievementCategory')
  const category =
    sheets.open('AchievementCategory').get(id) ?? row.refuse('AchievementCategory', `there is no category ${id}`)
  return category.int('AchievementKind')
}

/** Why nobody can do an achievement any more or yet; null where one can. */
export const whyNotDone = (row: SheetRow, context: ImportContext): GoneReason | null => {
  const verdict = verdictByHand(context.hand, 'achievements', row.id)
  if (verdict?.is === 'gone') return verdict.reason
  if (verdict) return null
  const category = row.int('AchievementCategory')
  if (seasonalCategories.has(category)) return 'event'
  if (kindOfAchievement(row, context) === legacyKind) return 'removed'
  return category === rankingCategory ? ofRanking(row, context) : null
}
