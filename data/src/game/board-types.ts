import type { rankedCollections } from './collections/index.ts'

/** What a board of characters can be of (spec: site §2.3). */
export type BoardType = (typeof rankedCollections)[number]['type']

/** Written out in a file of its own, as the descriptors of all collections would weigh on scripts that name only these; a test compares them. */
export const boardTypes: readonly BoardType[] = ['achievement', 'mount', 'minion']
