import { useCallback, useMemo } from 'react'
import type { Language, UnlockKind } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { useAsked } from '#ui/use-asked.ts'
import { namesIn, type NamesView, type OfferedNames } from './use-store.ts'

/** The name of a thing that an item unlocks, and how else to get it (empty where that is not known). */
export interface UnlockedWords {
  name: string
  howTo: string
}

/** Names of what the trove offers by item id, and the words of what that unlocks by kind and id. */
export interface TroveWords {
  names: OfferedNames
  things: Partial<Record<UnlockKind, Record<string, UnlockedWords>>>
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    troveWords: TroveWords
  }
}

const none: TroveWords['things'] = {}

/** The names that the page of the trove needs, and the words of what is unlocked; none of these before they are there. */
export const useTroveWords = (language: Language): NamesView & Pick<TroveWords, 'things'> => {
  const askHere = useCallback(() => ask('troveWords', { lang: language }, { once: true }), [language])
  const [words, again] = useAsked(askHere, ({ ok }) => !ok)
  const known = words?.ok === true ? words.value : null
  const nameOf = useMemo(() => (known === null ? null : namesIn(known.names)), [known])
  return { nameOf, failed: words?.ok === false, again, things: known?.things ?? none }
}
