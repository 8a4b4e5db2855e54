import type { Language } from '@kupodex/data/game'
import { texts } from '#texts/index.ts'

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
  const { account, character, common } = texts[language]
  return { required: account.required, login: account.login, loading: common.loading, retry: character.retry }
}
