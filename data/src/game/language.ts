/** The interface languages, the default first (spec: characters §1). */
export const languages = ['en', 'de', 'fr', 'ja'] as const

/** One of the four interface languages. */
export type Language = (typeof languages)[number]
