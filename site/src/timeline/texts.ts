import { catalogue } from '#texts/catalogue.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'

export type { TimelineTexts } from './texts/en.ts'

/** Texts of the timeline, of each language. */
export const timelineTexts = catalogue('timelineTexts', import.meta.env.SSR && { en, de, fr, ja })
