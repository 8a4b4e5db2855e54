import type { Language } from '@kupodex/data/game'
import { markTexts } from '#marks/texts.ts'
import { characterPath, raidIndexPath, rankingPath, rarityPath, statsPath } from '#paths/paths.ts'
import { pagesAt, rankingPages, rarityPages, type SitePage } from '#shell/site-pages.ts'
import { shelfPages } from './findable-pages.ts'

export interface Shortcut extends SitePage {
  /** Whether the desk of a reader leads there too: there strangers' pages only take room. */
  isOnDesk: boolean
}

/** The pages to which home leads at once: rankings and lists and checking off without an account for strangers, and the things of the game for everybody. */
export const shortcuts = (language: Language): Shortcut[] => [
  ...pagesAt(
    [...rankingPages(language), ...rarityPages(language)],
    ...[rankingPath('achievement', 'global'), raidIndexPath('global')],
    ...[rarityPath('title', 'global'), rarityPath('mount', 'global'), statsPath('global')],
  ).map((page) => ({ ...page, isOnDesk: false })),
  ...shelfPages(language).map((page) => ({ ...page, isOnDesk: true })),
  { name: markTexts(language).anonymous.begin, path: characterPath(0), icon: 'check', isOnDesk: false },
]
