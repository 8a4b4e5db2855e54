import type { Language } from '../game/languages.ts'

/** Where the Lodestone of a language lies: `{host}` stands for the host's name. */
export const defaultBase = 'https://{host}.finalfantasyxiv.com'

/** The site's host by language; each serves every character of every region, in its own language. */
export const hosts: Readonly<Record<Language, string>> = { en: 'na', de: 'de', fr: 'fr', ja: 'jp' }

/** A language the site speaks. */
export type SiteLanguage = keyof typeof hosts

/** The base address for a language, without a slash at the end. */
export const baseFor = (template: string, language: SiteLanguage): string =>
  template.replace('{host}', hosts[language]).replace(/\/+$/, '')
