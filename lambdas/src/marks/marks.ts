import { type CharacterFacts, factsKey, factsSchema, type MarkType } from '@kupodex/data/character'
import type { MarkChange } from '@kupodex/data/contract'
import { OwnershipEndedError, type Store } from '@kupodex/data/store'
import { noGameData } from '../character/find.ts'
import type { Failure, Outcome } from '../http/failure.ts'
import type { AnswersOf, Caller } from '../http/handler.ts'
import { listAfter, listsAfter, refusalOf } from './changes.ts'
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

/** When a change counts as made (epoch s): never later than `now`, and to the microsecond, as the store cannot keep a number that is all but 0. */
const madeAt = (at: number, now: number): number => Math.min(Math.round(at * 1e6) / 1e6, now)

const ended: Failure = {
  ok: false,
  code: 'forbidden',
  message: 'This character is no longer yours: the account that verified it was deleted. Nothing was changed.',
}

type MarksAnswers = AnswersOf<'marks'>

/** The same answers, which say so where the account was deleted while a call was under way. */
const untilEnded = (answers: MarksAnswers): MarksAnswers => {
  type AnyAnswer = (...args: unknown[]) => Promise<Outcome<unknown>>
  const guarded = Object.entries(answers as Record<string, AnyAnswer>).map(([call, answer]) => [
    call,
    (...args: unknown[]) =>
      answer(...args).catch((error: unknown) => {
        if (error instanceof OwnershipEndedError) return ended
        throw error
      }),
  ])
  return Object.fromEntries(guarded) as MarksAnswers
}

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
    async ({ id, type, ids }: { id: number; type: MarkType; ids: number[] }, { ownedSince }: Caller<unknown>) => {
      const facts = await factsNow()
      if (!facts.ok) return facts
      const refused = refusalOf(type, ids, facts.value)
      if (refused) return refused
      const ticks = await store[verb](id, type, ids, seconds(), ownedSince)
      return { ok: true, value: await listAfter(store, id, [type, ticks], facts.value, seconds()) } as const
    }

  return untilEnded({
    ...ownViewAnswers(deps),
    ...wholeMarksAnswers({ store, factsNow, seconds }),
    mark: change('mark'),
    unmark: change('unmark'),

    markMany: async ({ id }, { body, ownedSince }) => {
      const facts = await factsNow()
      if (!facts.ok) return facts
      const types = [...byType(body.changes)]
      for (const [type, changes] of types) {
        const refused = refusalOf(
          type,
          changes.map((wanted) => wanted.id),
          facts.value,
        )
        if (refused) return refused
      }
      const now = seconds()
      const changed = await Promise.all(
        types.map(async ([type, changes]) => {
          const made = changes.map((wanted) => ({ id: wanted.id, owned: wanted.owned, at: madeAt(wanted.at, now) }))
          return [type, await store.changeMarks(id, type, made, ownedSince)] as const
        }),
      )
      return { ok: true, value: { lists: await listsAfter(store, id, new Map(changed), facts.value, now) } }
    },

    charSettings: async ({ id }) => ({ ok: true, value: await store.readCharSettings(id) }),

    saveCharSettings: async ({ id }, { body, ownedSince }) => ({
      ok: true,
      value: await store.writeCharSettings(id, body, ownedSince),
    }),
  })
}
