/** Texts of orchestrion rolls in English; the other languages must have exactly these keys. */
export const en = {
  sample: 'Sample',
  failed: 'This sample could not be loaded.',
}

/** The catalogue every language fills. */
export type RollTexts = typeof en
