import type { Language } from '@kupodex/data/game'

export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', ja: '日本語' }
