import type { pagesTexts } from '#character/texts.ts'
import { type ThingList, thingLists } from './lists.ts'

/** What each list is called, by its word. */
export type ThingListNames = Readonly<Record<ThingList['word'], string>>

/** What each list is called: as its page. */
export const listNames = (pages: ReturnType<typeof pagesTexts>): ThingListNames =>
  Object.fromEntries(thingLists.map(({ word }) => [word, pages[word].title])) as Record<ThingList['word'], string>
