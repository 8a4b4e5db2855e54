/** The interface languages, the default first (spec: characters §1). */
export const languages = ['en', 'de', 'fr', 'ja'] as const

export type Language = (typeof languages)[number]

/** The language whose pages have no prefix in addresses (spec: site §2.1). */
export const defaultLanguage: Language = 'en'

export const isLanguage = (word: string): word is Language => (languages as readonly string[]).includes(word)

/** The path of a page in a language: English has no prefix. */
export const inLanguage = (language: Language, path: string): string =>
  language === defaultLanguage ? path : `/${language}${path}`

/** The Lodestone's region for each language (spec: characters §2, profile): the name of its host. Every region shows all characters. */
export const lodestoneRegions: Readonly<Record<Language, string>> = { en: 'na', de: 'de', fr: 'fr', ja: 'jp' }
