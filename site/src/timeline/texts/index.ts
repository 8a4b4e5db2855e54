import type { Language } from '@kupodex/data/game'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export type { TimelineTexts } from './en.ts'

/** Texts of the timeline, of each language. */
export const timelineTexts = { en, de, fr, ja } satisfies Record<Language, typeof en>
