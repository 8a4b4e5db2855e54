import { useMemo } from 'react'
import type { Language, UnlockKind } from '@kupodex/data/game'
import { asked } from '#ask/asked.ts'
import { useResource } from '#ask/use-resource.ts'
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
  const file = asked('troveWords', { lang: language })
  const { state, value: known } = useResource(file)
  const nameOf = useMemo(() => (known === null ? null : namesIn(known.names)), [known])
  return { nameOf, failed: state === 'failed' && known === null, again: file.again, things: known?.things ?? none }
}
