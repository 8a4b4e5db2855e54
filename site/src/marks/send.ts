import { type MarksAnswer, mostChanges } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import type { AskFailure } from '#ask/outcome.ts'
import type { Intent, Intents } from './intents.ts'

export type Sent =
  | { state: 'sent'; lists: readonly MarksAnswer[] }
  /** Nothing was lost: what waits is sent later. */
  | { state: 'waiting'; code: AskFailure; lists: readonly MarksAnswer[] }
  /** These changes will never be accepted; they are dropped. */
  | { state: 'refused'; code: AskFailure; refused: readonly Intent[]; lists: readonly MarksAnswer[] }

/** Refusals of what was sent, or of who sent it, that only a function gives; after any other failure what was sent waits. */
const final: readonly AskFailure[] = [
  'badCharacterId',
  'badItemType',
  'badItemId',
  'badBody',
  'forbidden',
  'bodyTooLarge',
]

const changesOf = (some: readonly Intent[]) => ({
  changes: some.map(({ type, id, owned, at }) => ({ type, id, owned, at })),
})

/**
 * Sends the changes of a character that wait, in order and in parts, until none is left. The server holds the later change of a
 * thing, so that sending one again does no harm. A part is refused for one thing that is not known, so it is halved until that thing
 * alone is dropped.
 */
export const sendIntents = async (ask: Ask, intents: Intents, subject: string, characterId: number): Promise<Sent> => {
  const answers = new Map<string, MarksAnswer>()
  const refused: Intent[] = []
  let refusal: AskFailure | null = null
  let part = mostChanges
  for (;;) {
    const some = (await intents.of(subject, characterId)).slice(0, part)
    const outcome = some.length === 0 ? null : await ask('markMany', { id: characterId }, { body: changesOf(some) })
    const lists = [...answers.values()]
    if (outcome === null) {
      return refusal === null ? { state: 'sent', lists } : { state: 'refused', code: refusal, refused, lists }
    } else if (outcome.ok) {
      for (const list of outcome.value.lists) answers.set(list.type, list)
    } else if (!final.includes(outcome.code)) {
      return { state: 'waiting', code: outcome.code, lists }
    } else if (outcome.code === 'badItemId' && some.length > 1) {
      part = Math.ceil(some.length / 2)
      continue
    } else {
      refusal = outcome.code
      refused.push(...some)
    }
    await intents.remove(some)
    part = Math.min(mostChanges, part * 2)
  }
}
