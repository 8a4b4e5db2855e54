import type { GoneReason } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { seasonState } from '../facts/pvp-seasons.ts'
import { whyNotDone } from './achievement-state.ts'
import type { Derived } from './derived.ts'
import { inSeason } from './seasons.ts'

const closed = (derived: Derived, gone: GoneReason): Derived => ({
  ...derived,
  source: { ...derived.source, limited: true },
  gone,
})

const ofSeason = (derived: Derived, kind: 'season' | 'series', { hand }: ImportContext): Derived => {
  if (!('id' in derived.source)) return derived
  const state = seasonState(hand, kind, derived.source.id)
  return state === 'running' ? derived : closed(derived, state === 'over' ? 'season' : 'upcoming')
}

const ofAchievement = (derived: Derived, id: number, context: ImportContext): Derived => {
  const row = context.sheets.open('Achievement').get(id)
  const gone = row && row.int('AchievementCategory') !== 0 ? whyNotDone(row, context) : null
  return gone === null ? derived : closed(derived, gone)
}

/** The way, marked as limited where nobody can go it any more or yet, or during an event of the season only. */
export const orOver = (derived: Derived, context: ImportContext): Derived => {
  const { source } = derived
  switch (source.kind) {
    case 'achievement':
      return ofAchievement(derived, source.id, context)
    case 'pvpSeries':
      return ofSeason(derived, 'series', context)
    case 'pvpSeason':
      // Seasons of the Feast went with it; only those of Crystalline Conflict go on.
      return source.mode === 'feast' ? closed(derived, 'season') : ofSeason(derived, 'season', context)
    default:
      return inSeason(derived, context)
  }
}

/** Why a limited way is closed. */
const reasonOf = ({ source, gone }: Derived): GoneReason => {
  if (gone !== undefined) return gone
  if (source.kind === 'promotion') return 'campaign'
  return source.kind === 'store' || source.kind === 'code' ? 'promotion' : 'event'
}

/** Why nobody can get a thing all of whose ways are limited; null where one is open, or none is known. */
export const whyGone = (ways: readonly Derived[]): GoneReason | null => {
  if (ways.some(({ source }) => source.limited !== true)) return null
  const reasons = ways.map(reasonOf)
  return reasons.find((reason) => reason === 'upcoming') ?? reasons[0] ?? null
}
