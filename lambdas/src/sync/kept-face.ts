import { facePath } from '@kupodex/data/game'

/**
 * The address of a face or portrait as it is kept: what a page shows where that is a picture of the Lodestone's, else what was known
 * before. Another address says that the Lodestone has moved its pictures or that the page is damaged; neither is a reason to read no more.
 */
export const keptFace = (shown: string, before: string | null): string | null =>
  facePath(shown) === null ? before : shown
