import type { Language } from '@kupodex/data/game'
import { memo } from '#format/memo.ts'
import { failureTexts } from '#user/texts.ts'
import { ownerTexts } from './texts.ts'

/** What the islands of a character's owner say. */
export const ownerWords = memo((language: Language) => ({ ...ownerTexts(language), failures: failureTexts(language) }))

export type OwnerWords = ReturnType<typeof ownerWords>
