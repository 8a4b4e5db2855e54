/** Texts of emotes in English; the other languages must have exactly these keys. */
export const en = {
  command: 'Text command',
  category: 'Category',
  together: 'Unlocked together with',
}

/** The catalogue every language fills. */
export type EmoteTexts = typeof en
