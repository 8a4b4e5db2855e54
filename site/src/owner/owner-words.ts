import type { Language } from '@kupodex/data/game'
import { memo } from '#format/memo.ts'
import { failureTexts } from '#user/texts.ts'
import { ownerTexts } from './texts.ts'

export const ownerWords = memo((language: Language) => ({ ...ownerTexts(language), failures: failureTexts(language) }))

export type OwnerWords = ReturnType<typeof ownerWords>
