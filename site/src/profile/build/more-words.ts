import type { Language } from '@kupodex/data/game'
import { pagesTexts } from '#character/texts.ts'
import { listFacts } from '#collection/facts.ts'
import type { MoreWords } from '../more.tsx'
import { collectionEntries } from '#character/menu.ts'
import { factNames } from './fact-names.ts'
import { nextDuties } from './next-duties.ts'

export const moreWords = (language: Language): MoreWords => {
  const pages = ['timeline' as const, ...collectionEntries.map(({ word }) => word)]
  return {
    pages: Object.fromEntries(pages.map((word) => [word, pagesTexts(language)[word].title])),
    names: factNames(language),
    duties: nextDuties(language),
    lists: Object.fromEntries([
      ...listFacts.map(({ type, table, page }) => [type, { table, path: page.path, keyBy: page.itemBy }] as const),
      ['achievement', { table: 'achievements', path: 'achievements', keyBy: 'id' }] as const,
    ]),
  }
}
