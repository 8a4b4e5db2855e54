import type { RarityType } from '@kupodex/data/game'
import { symbolOf as symbolOfThing, waySymbolOf } from '#collection/pictures.ts'
import type { CollectionType } from './thing.ts'

/** The drawing of a collection, or of a thing of it by its main way. */
export const symbolOf = (
  { type, list }: { type: CollectionType; list: RarityType | null },
  sourceTypeId?: number,
): string =>
  type === 'achievement' || type === 'title' ? type : (waySymbolOf(sourceTypeId) ?? symbolOfThing(type, list))
