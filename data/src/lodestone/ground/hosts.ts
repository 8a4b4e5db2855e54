import type { Language } from '#game/ground/languages.ts'
import { lodestoneRegions } from '#game/lodestone-regions.ts'

/** The address of the Lodestone in a language; `{host}` stands for the name of the host. */
export const defaultBase = 'https://{host}.finalfantasyxiv.com'

export type SiteLanguage = Language

/** The base address for a language, without a slash at the end. */
export const baseFor = (template: string, language: SiteLanguage): string =>
  template.replace('{host}', lodestoneRegions[language]).replace(/\/+$/, '')
