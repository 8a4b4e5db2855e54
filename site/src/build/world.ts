import { openPublished } from './published.ts'

/** The published tree that this build reads. */
export const published = openPublished(import.meta.env.KUPODEX_PUBLISHED)

/** When the newest night was counted (epoch ms); null before the first one. */
export const countedAt = published.index?.generateTime ?? null
