import { nothingFixed } from './fixed.ts'
import { atom } from 'nanostores'
import type { Intent, Intents } from './intents.ts'
import type { Marks, MarksDeps, MarksView, Said } from './marks.ts'
import { undoable } from './undoable.ts'

/** Whose ticks are those that are made without an account: nobody's, of the character 0. They are sent to no server. */
export const nobody = { subject: '', characterId: 0 }

/** What is ticked in this browser without a character, oldest first. */
export const readAnonymous = (intents: Intents): Promise<Intent[]> => intents.of(nobody.subject, nobody.characterId)

/** Ticks as the export of a character has them: since when (epoch s) by id, by type. */
export const anonymousMarks = (ticks: readonly Intent[]): Record<string, Record<string, number>> => {
  const marks: Record<string, Record<string, number>> = {}
  for (const { type, id, at } of ticks) (marks[type] ??= {})[id] = Math.floor(at)
  return marks
}

type AnonymousDeps = Pick<MarksDeps, 'intents' | 'type' | 'now' | 'share'>

/** Opens ticking in one collection without a character: it is kept in this browser alone. */
export const openAnonymous = ({ intents, type, now, share }: AnonymousDeps): Marks => {
  const view = atom<MarksView>({ dates: null, fixed: nothingFixed, pending: new Set(), said: null })
  let last: Promise<unknown> = Promise.resolve()

  const own = async () => (await readAnonymous(intents)).filter((one) => one.type === type)

  const show = async (said: Said | null): Promise<void> => {
    const dates = new Map((await own()).map(({ id, at }) => [id, Math.floor(at)]))
    view.set({ dates, fixed: nothingFixed, pending: new Set(), said })
  }

  const tell = share(() => void show(view.get().said))

  const change = async (ids: readonly number[], owned: boolean, said: Said): Promise<void> => {
    const at = now()
    if (owned) await intents.add(ids.map((id) => ({ ...nobody, type, id, owned, at })))
    else {
      const some = new Set(ids)
      await intents.remove((await own()).filter(({ id }) => some.has(id)))
    }
    await show(said)
    tell()
  }

  const { make, undo } = undoable(change)

  /** One after another, so that each sees what the one before has done. */
  const inTurn = (run: () => Promise<void>): Promise<void> => {
    const next = last.then(run)
    last = next
    return next
  }

  void inTurn(() => show(null))

  return {
    view,
    set: (ids, owned) =>
      inTurn(async () => {
        const { dates } = view.get()
        const some = ids.filter((id) => dates?.has(id) !== owned)
        if (some.length > 0) await make(some, owned)
      }),
    undo: () => inTurn(undo),
    send: async () => {},
  }
}
