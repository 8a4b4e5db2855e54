import * as z from 'zod'
import type { Language } from './language.ts'

// In a separate file from `language.ts`, so that a page that needs only the list of languages does not load zod.
export { defaultLanguage, inLanguage, isLanguage, type Language, languages } from './language.ts'

/** A name in the four languages; null where it is not known. English is always present and is the fallback for the others. */
export const namesSchema = z.strictObject({
  en: z.string().min(1),
  de: z.string().min(1).nullable(),
  fr: z.string().min(1).nullable(),
  ja: z.string().min(1).nullable(),
})

export type Names = z.infer<typeof namesSchema>

/** The name in `language`, or in English where that language has none. */
export const nameIn = (names: Names, language: Language): string => names[language] ?? names.en
