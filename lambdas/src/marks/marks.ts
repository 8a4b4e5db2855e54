import { type CharacterFacts, factsKey, factsSchema, type MarkType } from '@kupodex/data/character'
import type { MarkChange } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import { noGameData } from '../character/find.ts'
import type { Outcome } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'
import { listOf, refusalOf } from './changes.ts'
import { type OwnViewDeps, ownViewAnswers } from './own-view.ts'
import { wholeMarksAnswers, type WholeMarksDeps } from './whole-marks.ts'

/** What the calls of a character's owner need; `clock` in epoch ms. */
export interface MarksDeps extends OwnViewDeps {
  store: OwnViewDeps['store'] &
    WholeMarksDeps['store'] &
    Pick<Store, 'mark' | 'unmark' | 'changeMarks' | 'readCharSettings' | 'writeCharSettings'>
}

/** Changes by type, in the order in which they name the types. */
const byType = (changes: readonly MarkChange[]): Map<MarkType, MarkChange[]> => {
  const types = new Map<MarkType, MarkChange[]>()
  for (const change of changes) types.set(change.type, [...(types.get(change.type) ?? []), change])
  return types
}

/**
 * When a change counts as made (epoch s): never later than `now`, and to the microsecond, as the store cannot keep a number that is
 * all but 0.
 */
const madeAt = (at: number, now: number): number => Math.min(Math.round(at * 1e6) / 1e6, now)

/** Answers the calls of a character's verified owner. */
export const marksAnswers = (deps: MarksDeps): AnswersOf<'marks'> => {
  const { store, published, clock } = deps
  /** Now, in epoch s with fractions. */
  const seconds = () => clock() / 1000

  const factsNow = async (): Promise<Outcome<CharacterFacts>> => {
    const facts = await published.getJson(factsKey, factsSchema)
    return facts ? { ok: true, value: facts.value } : noGameData
  }

  const change =
    (verb: 'mark' | 'unmark') =>
    async ({ id, type, ids }: { id: number; type: MarkType; ids: number[] }) => {
      const facts = await factsNow()
      if (!facts.ok) return facts
      const refused = refusalOf(type, ids, facts.value)
      if (refused) return refused
      return { ok: true, value: listOf(type, await store[verb](id, type, ids, seconds()), facts.value) } as const
    }

  return {
    ...ownViewAnswers(deps),
    ...wholeMarksAnswers({ store, factsNow, seconds }),
    mark: change('mark'),
    unmark: change('unmark'),

    markMany: async ({ id }, { body }) => {
      const facts = await factsNow()
      if (!facts.ok) return facts
      const types = [...byType(body.changes)]
      for (const [type, changes] of types) {
        const refused = refusalOf(
          type,
          changes.map((one) => one.id),
          facts.value,
        )
        if (refused) return refused
      }
      const now = seconds()
      const lists = await Promise.all(
        types.map(async ([type, changes]) => {
          const made = changes.map((one) => ({ id: one.id, owned: one.owned, at: madeAt(one.at, now) }))
          return listOf(type, await store.changeMarks(id, type, made), facts.value)
        }),
      )
      return { ok: true, value: { lists } }
    },

    charSettings: async ({ id }) => ({ ok: true, value: await store.readCharSettings(id) }),

    saveCharSettings: async ({ id }, { body }) => {
      await store.writeCharSettings(id, body)
      return { ok: true, value: body }
    },
  }
}
