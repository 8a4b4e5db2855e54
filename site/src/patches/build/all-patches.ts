import type { Language } from '@kupodex/data/game'
import { allThings } from '#browse/build/all-things.ts'
import { memo } from '#format/memo.ts'
import { patchPagesOf } from './patch-pages.ts'

/** Every main patch with what it brought, the newest first; made once. */
export const patchPages = memo((language: Language) => patchPagesOf(allThings(language)))
