import * as z from 'zod'
import type { Language } from './language.ts'

// In a file of its own, so that a page that asks for the languages alone does not load all of zod.
export { type Language, languages } from './language.ts'

/** A name in the four languages; null where it is not known. English is always there and stands in for the others. */
export const namesSchema = z.strictObject({
  en: z.string().min(1),
  de: z.string().min(1).nullable(),
  fr: z.string().min(1).nullable(),
  ja: z.string().min(1).nullable(),
})

/** A name in the four languages. */
export type Names = z.infer<typeof namesSchema>

/** The name in `language`, or in English where that language has none. */
export const nameIn = (names: Names, language: Language): string => names[language] ?? names.en
