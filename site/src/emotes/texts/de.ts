import type { EmoteTexts } from './en.ts'

/** Texts of emotes in German. */
export const de: EmoteTexts = {
  command: 'Textkommando',
  category: 'Kategorie',
  together: 'Wird freigeschaltet mit',
}
