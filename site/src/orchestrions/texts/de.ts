import type { RollTexts } from './en.ts'

/** Texts of orchestrion rolls in German. */
export const de: RollTexts = {
  sample: 'Hörprobe',
  failed: 'Diese Hörprobe konnte nicht geladen werden.',
}
