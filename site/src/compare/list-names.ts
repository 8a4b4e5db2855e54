import type { pagesTexts } from '#character/texts.ts'
import type { CompareFrame } from './frame.ts'
import { comparedLists } from './lists.ts'

/** What each list is called: as its page. */
export const listNames = (pages: ReturnType<typeof pagesTexts>): CompareFrame['texts']['lists'] =>
  Object.fromEntries(comparedLists.map(({ word }) => [word, pages[word].title])) as CompareFrame['texts']['lists']
