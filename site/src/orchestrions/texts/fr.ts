import type { RollTexts } from './en.ts'

/** Texts of orchestrion rolls in French. */
export const fr: RollTexts = {
  sample: 'Extrait',
  failed: 'Cet extrait n’a pas pu être chargé.',
}
