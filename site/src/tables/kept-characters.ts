import type { CharacterAnswer } from '@kupodex/data/contract'
import { keeper as pageKeeper } from './kept.ts'
import { wholeCharacter } from './whole-character.ts'

/** A character as it was last answered in this browser; `at` is when it was asked for (epoch ms). */
export interface KeptCharacter {
  answer: CharacterAnswer
  at: number
}

/** The last eight characters that this browser opened; a page shows one from here at once, and without a network. */
export const createKeptCharacters = (keeper = pageKeeper, now: () => number = Date.now) => ({
  /** Null for a character that is not kept. */
  readKept: async (id: number): Promise<KeptCharacter | null> => {
    const kept = await keeper.read<Partial<CharacterAnswer> | null>('characters', String(id))
    const answer = kept && wholeCharacter(kept.value)
    return answer?.id === id ? { answer, at: kept?.at ?? 0 } : null
  },
  keep: (id: number, answer: CharacterAnswer): Promise<void> =>
    keeper.write('characters', String(id), { at: now(), value: answer }),
  /** Forgets a character that is gone, or that whoever comes next must not see, and what its owner has ticked. */
  drop: async (id: number): Promise<void> => {
    await Promise.all([keeper.drop('characters', String(id)), keeper.dropAll('marks', `${id}/`)])
  },
})

export const { readKept, keep, drop } = createKeptCharacters()
