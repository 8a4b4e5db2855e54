import type { Language } from './ground/languages.ts'

/** The Lodestone's region for each language (spec: characters §2, profile): the name of its host. Every region shows all characters. */
export const lodestoneRegions: Readonly<Record<Language, string>> = { en: 'na', de: 'de', fr: 'fr', ja: 'jp' }
