import type { AskFailure } from '#ask/outcome.ts'
import type { FailureTexts } from './texts.ts'

export const failureText = (texts: FailureTexts, code: AskFailure): string =>
  Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : texts.other
