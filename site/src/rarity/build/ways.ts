import { type Language, type Source, sourceSchema, waySeparator, waysOf } from '@kupodex/data/game'
import { loadLookups } from '@kupodex/data/tables'
import * as z from 'zod'
import { memo } from '#format/memo.ts'
import type { ItemWay } from '#rarity/item.ts'
import type { LooseRow } from '#build/published.ts'

/** The names that ways point to; made once for each language. */
export const lookupsIn = memo(loadLookups)

const schema = z.array(sourceSchema).catch([])

const read = memo((sources: unknown): readonly Source[] => schema.parse(sources))

/** The sources of a published row; none where it has none. Read once, however often a row is drawn. */
export const sourcesOf = ({ sources }: LooseRow): readonly Source[] => read(sources)

/** The ways to get a thing, one by one; words that somebody wrote in place of those of the sources replace them. */
export const itemWays = (row: LooseRow, language: Language): ItemWay[] => {
  const sources = sourcesOf(row)
  const written = typeof row.howTo === 'string' ? row.howTo : ''
  const ways = waysOf(sources, language, lookupsIn(language))
  if (written === ways.map(({ text }) => text).join(waySeparator)) return ways
  return written === '' ? [] : [{ text: written }]
}
