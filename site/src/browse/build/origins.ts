import { type Origin, originsOf, type Source } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { lookupsIn } from '#rarity/build/ways.ts'

const categories = new Map(loadTable('achievements').map(({ id, categoryId }) => [id, categoryId]))

const lookups = {
  ...lookupsIn('en'),
  categoryOf: (achievementId: number) => categories.get(achievementId),
}

/** What a thing with these sources comes from, each once. */
export const originsOfAll = (sources: readonly Source[]): Origin[] => [
  ...new Set(sources.flatMap((source) => originsOf(source, lookups))),
]
