import { type CharacterFacts, type MarkType, summariseMarks, unknownThings } from '@kupodex/data/character'
import type { MarksAnswer } from '@kupodex/data/contract'
import type { Ticks } from '@kupodex/data/store'
import { noGameData } from '../character/find.ts'
import { sizes } from '../ground/limits.ts'
import type { Failure } from '../http/failure.ts'

const unknownIds = (type: MarkType, ids: readonly number[]): Failure => ({
  ok: false,
  code: 'badItemId',
  message: `There is no ${type} with the ID ${ids.slice(0, sizes.namedIds).join(', ')}${ids.length > sizes.namedIds ? ` and ${ids.length - sizes.namedIds} more` : ''}.`,
})

/** Why some things of a type cannot be ticked or unticked; null where there are all of them. */
export const refusalOf = (type: MarkType, ids: readonly number[], facts: CharacterFacts): Failure | null => {
  const unknown = unknownThings(ids, facts.marks[type])
  if (unknown === null) return noGameData
  return unknown.length > 0 ? unknownIds(type, [...new Set(unknown)]) : null
}

/** What a page shows of a type after a change: all that is ticked, and its progress. */
export const listOf = (type: MarkType, ticks: Ticks, facts: CharacterFacts): MarksAnswer => {
  const owned = Object.entries(ticks).map(([id, date]) => ({ id: Number(id), date }))
  const { list: items, ...sums } = summariseMarks(owned, facts.marks[type])
  return { type, items, ...sums }
}
