import type { MarksAnswer } from '@kupodex/data/contract'
import { keeper as pageKeeper } from '#tables/kept.ts'

/** What a user has ticked in a collection of a character, as the server answered last in this browser. */
export interface KeptMarks {
  /** Null where it was never read here. */
  read: () => Promise<MarksAnswer['items'] | null>
  keep: (items: MarksAnswer['items']) => Promise<void>
}

/** The copy in this browser of one user's ticks, for the page that cannot read them; a character that is forgotten takes it along (`kept-characters.ts`). */
export const keptMarks = (
  { subject, characterId, type }: { subject: string; characterId: number; type: string },
  keeper = pageKeeper,
): KeptMarks => {
  const key = `${characterId}/${subject}/${type}`
  return {
    read: async () => (await keeper.read<MarksAnswer['items']>('marks', key))?.value ?? null,
    keep: (items) => keeper.write('marks', key, { at: Date.now(), value: items }),
  }
}
