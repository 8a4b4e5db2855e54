import { type CharacterFacts, type MarkType, unknownThings } from '@kupodex/data/character'
import type { MarksAnswer } from '@kupodex/data/contract'
import type { Store, Ticks } from '@kupodex/data/store'
import { newCharacter, noGameData } from '../character/find.ts'
import { shownOf } from '../character/shown.ts'
import { markSummaryOf } from '../character/summaries.ts'
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

/** What a page shows of types after a change, in the order of `changed`: all that the character has of each, and its progress. `now` in epoch s. */
export const listsAfter = async (
  store: Pick<Store, 'readCharacter'>,
  id: number,
  changed: ReadonlyMap<MarkType, Ticks>,
  facts: CharacterFacts,
  now: number,
): Promise<MarksAnswer[]> => {
  const stored = (await store.readCharacter(id, true)) ?? newCharacter(id, Math.round(now * 1000))
  const shown = shownOf({ ...stored, marks: { ...stored.marks, ...Object.fromEntries(changed) } }, 'owner')
  return [...changed.keys()].map((type) => {
    const { list: items, ...sums } = markSummaryOf(type, shown, facts)
    return { type, items, ...sums }
  })
}

export const listAfter = async (
  store: Pick<Store, 'readCharacter'>,
  id: number,
  [type, ticks]: readonly [MarkType, Ticks],
  facts: CharacterFacts,
  now: number,
): Promise<MarksAnswer> => {
  const [list] = await listsAfter(store, id, new Map([[type, ticks]]), facts, now)
  return list!
}
