import type { Language } from '@kupodex/data/game'

/** What each language calls itself, for the language switch. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', ja: '日本語' }
