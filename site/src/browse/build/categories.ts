import { type Language, nameIn, type Names } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { LooseRow } from '#build/published.ts'
import { collectionTexts } from '#collection/texts.ts'
import type { CollectionType } from '../thing.ts'

interface Categories {
  of: (row: LooseRow) => string
  /** The names of all, in the game's order, by their words. */
  names: (language: Language) => [word: string, name: string][]
}

interface CategoryRow {
  id: number
  name: Names
  sort?: number
}

const named = (rows: readonly CategoryRow[], column: string): Categories => ({
  of: (row) => String(row[column] ?? ''),
  names: (language) =>
    rows
      .toSorted((a, b) => (a.sort ?? a.id) - (b.sort ?? b.id))
      .map(({ id, name }) => [String(id), nameIn(name, language)]),
})

const stars = (column: string): Categories => ({
  of: (row) => String(row[column]),
  names: () => [1, 2, 3, 4, 5].map((n) => [String(n), '★'.repeat(n)]),
})

const kinds = named(loadTable('achievementKinds'), 'kindId')
const kindOf = new Map(loadTable('achievements').map(({ id, kindId }) => [id, String(kindId)]))

const missionJobs = new Set(loadTable('cosmicMissions').flatMap(({ jobIds }) => jobIds))

const categories: Partial<Record<CollectionType, Categories>> = {
  orchestrion: named(loadTable('orchestrionCategories'), 'orchestrionCategoryId'),
  armoireItem: named(loadTable('armoireCategories'), 'armoireCategoryId'),
  emote: named(loadTable('emoteCategories'), 'emoteCategoryId'),
  triadCard: stars('rarity'),
  bozjaNote: stars('stars'),
  beast: named(loadTable('beastKins'), 'beastKinId'),
  surveyRecord: named(loadTable('surveySeries'), 'surveySeriesId'),
  title: {
    of: (row) => kindOf.get((row['achievementIds'] as readonly number[])[0] ?? 0) ?? '',
    names: kinds.names,
  },
  portrait: {
    of: (row) => String(row['group']),
    names: (language) => Object.entries(collectionTexts(language).groups).filter(([word]) => word !== 'critical'),
  },
  cosmicMission: {
    of: (row) => String((row['jobIds'] as readonly number[])[0] ?? ''),
    names: named(
      loadTable('jobs').filter(({ id }) => missionJobs.has(id)),
      '',
    ).names,
  },
}

/** The word of the category that a thing is in; empty for a collection without categories. */
export const categoryOf = (type: CollectionType, row: LooseRow): string => categories[type]?.of(row) ?? ''

/** The categories of a collection in the game's order; none for one without. */
export const categoryNames = (type: CollectionType, language: Language): [word: string, name: string][] =>
  categories[type]?.names(language) ?? []
