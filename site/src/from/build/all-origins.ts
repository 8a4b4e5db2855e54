import type { Language, OriginKind } from '@kupodex/data/game'
import { allThings } from '#browse/build/all-things.ts'
import { memo } from '#format/memo.ts'
import { type OriginPage, originPagesOf } from './origin-pages.ts'

/** Everything that gives at least one thing, by kind and name; made once. */
export const originPages = memo((language: Language) => originPagesOf(allThings(language), language))

export const pagesOfKind = (language: Language, kind: OriginKind): OriginPage[] =>
  [...originPages(language).values()].filter((page) => page.kind === kind)
