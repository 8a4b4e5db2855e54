import type { Language } from '@kupodex/data/game'
import { stateTexts } from '#character/state-texts.ts'
import { memo } from '#format/memo.ts'
import { commonTexts, listNameTexts } from '#texts/texts.ts'
import { timelineTexts } from '#timeline/texts.ts'
import { profileTexts } from './texts.ts'

/** The texts of a profile; the same object each time. */
export const profilePageTexts = memo((language: Language) => ({
  ...stateTexts(language),
  common: commonTexts(language),
  collections: listNameTexts(language),
  profile: profileTexts(language),
  history: timelineTexts(language).plots,
}))

export type ProfilePageTexts = ReturnType<typeof profilePageTexts>
