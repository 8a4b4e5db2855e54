import type { Language } from '@kupodex/data/game'
import { characterStateTexts, commonTexts, loginTexts } from '#texts/texts.ts'

/** What a page for users says to those who are not logged in, and while it is not known whether they are. */
export interface UserTexts {
  required: string
  login: string
  loading: string
  /** What a button says that asks again for what could not be had. */
  retry: string
}

/** The texts of a page for users in a language. */
export const userTexts = (language: Language): UserTexts => {
  const { required, login } = loginTexts(language)
  return { required, login, loading: commonTexts(language).loading, retry: characterStateTexts(language).retry }
}
