import type { groupNameFault } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { namingTexts } from '#account/texts.ts'
import type { AskFailure } from '#ask/outcome.ts'
import { memo } from '#format/memo.ts'
import { fill } from '#texts/fill.ts'
import { failureText } from '#user/failure-text.ts'
import { failureTexts } from '#user/texts.ts'
import { groupFailureTexts } from './texts.ts'

const failuresIn = memo((language: Language) => ({ ...failureTexts(language), ...groupFailureTexts(language) }))

export const groupFailure = (language: Language, code: AskFailure): string => failureText(failuresIn(language), code)

/** What to say of a text that is refused, which may have `most` characters; null where nothing is wrong with it. */
export const faultWords = (language: Language, fault: ReturnType<typeof groupNameFault>, most: number): string | null =>
  fault === null ? null : fill(namingTexts(language)[fault], { n: String(most) })
