import type { BoardType, Language } from '@kupodex/data/game'
import { inLanguage, rankingPath } from '#paths/paths.ts'
import { published } from '#build/tree.ts'

/** The address of a board of some type in a scope; of all worlds where the scope has none. */
export const boardLink =
  (language: Language, scope: string) =>
  (type: BoardType): string =>
    inLanguage(language, rankingPath(type, published.ranking(type, scope, 'standard') === null ? 'global' : scope))
