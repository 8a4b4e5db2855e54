import { type CharacterFacts, isMarkType, type MarkType, unknownThings } from '@kupodex/data/character'
import type { MarksExport, WholeMarksAnswer } from '@kupodex/data/contract'
import type { Store, WholeChange } from '@kupodex/data/store'
import type { Failure, Outcome } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'
import { listAfter, refusalOf } from './changes.ts'

/** What the calls about whole collections need: the published facts as they are now, and the time (epoch s, with fractions). */
export interface WholeMarksDeps {
  store: Pick<Store, 'putMarks' | 'undoMarks' | 'readMarks' | 'readCharacter'>
  factsNow: () => Promise<Outcome<CharacterFacts>>
  seconds: () => number
}

const changedMeanwhile: Failure = {
  ok: false,
  code: 'changedMeanwhile',
  message: 'Something was ticked or unticked in the meantime; look at it again first.',
}

const nothingToUndo: Failure = { ok: false, code: 'nothingToUndo', message: 'There is nothing to undo.' }

export const wholeMarksAnswers = ({
  store,
  factsNow,
  seconds,
}: WholeMarksDeps): Pick<AnswersOf<'marks'>, 'exportMarks' | 'putMarks' | 'undoMarks'> => {
  const answerOf = async (
    id: number,
    type: MarkType,
    { ticks, ...change }: WholeChange,
    facts: CharacterFacts,
    dryRun: boolean,
  ): Promise<WholeMarksAnswer> => ({
    ...{ dryRun, ...change },
    list: await listAfter(store, id, [type, ticks], facts, seconds()),
  })

  return {
    exportMarks: async ({ id }) => {
      const marks = Object.entries(await store.readMarks(id)).filter(([type]) => isMarkType(type as MarkType))
      return { ok: true, value: { id, marks: Object.fromEntries(marks) as MarksExport['marks'] } }
    },

    putMarks: async ({ id, type }, { body: { ids, dryRun, revision }, ownedSince: since }) => {
      const facts = await factsNow()
      if (!facts.ok) return facts
      const refused = refusalOf(type, ids, facts.value)
      if (refused) return refused
      const isKnown = (thing: number) => unknownThings([thing], facts.value.marks[type])?.length === 0
      const change = await store.putMarks(id, type, { ids, isKnown, at: seconds(), isDry: dryRun, revision, since })
      if (change === 'conflict') return changedMeanwhile
      return { ok: true, value: await answerOf(id, type, change, facts.value, dryRun) }
    },

    undoMarks: async ({ id, type }, { ownedSince }) => {
      const facts = await factsNow()
      if (!facts.ok) return facts
      const change = await store.undoMarks(id, type, seconds(), ownedSince)
      return change ? { ok: true, value: await answerOf(id, type, change, facts.value, false) } : nothingToUndo
    },
  }
}
