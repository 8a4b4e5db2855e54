import { type Language, renderSources, type Source, sourceSchema, waysOf } from '@kupodex/data/game'
import { loadLookups } from '@kupodex/data/tables'
import * as z from 'zod'
import { memo } from '#format/memo.ts'
import type { ItemWay } from '#rarity/item.ts'
import type { LooseRow } from '#build/published.ts'

/** The names that ways point to; made once for each language. */
export const lookupsIn = memo(loadLookups)

/** The sources of a published row; none where it has none. */
export const sourcesOf = ({ sources }: LooseRow): Source[] => z.array(sourceSchema).catch([]).parse(sources)

/**
 * The ways to get a thing, one by one. Where the published words differ from those of the sources, somebody wrote
 * them, and they replace the ways.
 */
export const itemWays = (row: LooseRow, language: Language): ItemWay[] => {
  const sources = sourcesOf(row)
  const written = typeof row.howTo === 'string' ? row.howTo : ''
  const lookups = lookupsIn(language)
  return written === renderSources(sources, language, lookups)
    ? waysOf(sources, language, lookups)
    : written === ''
      ? []
      : [{ text: written }]
}
