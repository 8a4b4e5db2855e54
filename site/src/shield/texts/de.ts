import type { ShieldTexts } from './en.ts'

/** Texts of the spoiler shield in German. */
export const de: ShieldTexts = {
  title: 'Spoilerschutz',
  label: 'Alles verbergen, was nach diesem Patch kam',
  off: 'Nichts verbergen',
  hidden: 'Verborgen: Patch {patch}',
}
