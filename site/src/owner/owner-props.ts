import type { Language } from '@kupodex/data/game'
import { type UserTexts, userTexts } from '#user/page-texts.ts'
import { type FailureTexts, failureTexts } from '#user/texts/index.ts'
import { type OwnerTexts, ownerTexts } from './texts/index.ts'

/** What the islands of a character's owner are drawn with. */
export interface OwnerProps {
  language: Language
  texts: OwnerTexts & { failures: FailureTexts }
  account: UserTexts
}

/** Makes what the islands of a character's owner are drawn with, in a language. */
export const ownerProps = (language: Language): OwnerProps => ({
  language,
  texts: { ...ownerTexts[language], failures: failureTexts[language] },
  account: userTexts(language),
})
