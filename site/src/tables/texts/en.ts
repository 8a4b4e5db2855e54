/** Texts of tables in English. */
export const en = {
  loading: 'Loading...',
  failed: 'Unable to connect to server',
  noRarity: 'Rarity could not be loaded.',
}

/** Texts of tables. */
export type TableTexts = typeof en
