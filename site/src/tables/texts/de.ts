import type { TableTexts } from './en.ts'

/** Texts of tables in German. */
export const de: TableTexts = {
  loading: 'Wird geladen\u00a0…',
  failed: 'Verbindung zum Server nicht möglich',
  noRarity: 'Die Seltenheit konnte nicht geladen werden.',
}
