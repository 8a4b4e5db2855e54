import { collectionNames, type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { collectionTexts } from '#collection/texts.ts'
import { browseTexts } from '../texts.ts'
import type { CollectionType, ShelfThing } from '../thing.ts'

/** A part of a large collection that has a page of its own. */
export interface ShelfGroup {
  /** What follows the word of the collection in its address. */
  words: readonly string[]
  name: string
  things: readonly ShelfThing[]
  /** What it is a part of: the kind of an achievement category, the planet of a job's missions. */
  within?: { word: string; name: string }
}

/** How many things a page has at most where the game does not sort them into groups. */
const blockSize = 250

/** A group before its things are known, by a key that each of them has. */
interface Place extends Omit<ShelfGroup, 'things'> {
  key: string
}

/** Groups in the game's order, and the key of the group that a thing is in. */
interface Grouping {
  places: (language: Language) => Place[]
  keyOf: (id: number) => string
}

const bySort = (a: { sort: number }, b: { sort: number }) => a.sort - b.sort

const keysOf = <Row extends { id: number }>(rows: readonly Row[], keyOf: (row: Row) => number) => {
  const keys = new Map(rows.map((row) => [row.id, String(keyOf(row))]))
  return (id: number) => keys.get(id) ?? ''
}

/** The rows of a table in the game's order, each with a word of its own. */
const placesOf =
  (table: 'armoireCategories' | 'leveAssignmentTypes') =>
  (language: Language): Place[] =>
    loadTable(table)
      .toSorted(bySort)
      .map(({ id, name, slug }) => ({ key: String(id), words: [slug], name: nameIn(name, language) }))

const achievementPlaces = (language: Language): Place[] => {
  const kinds = loadTable('achievementKinds').toSorted(bySort)
  const categories = loadTable('achievementCategories').toSorted(bySort)
  return kinds.flatMap((kind) =>
    categories
      .filter(({ kindId }) => kindId === kind.id)
      .map((category) => ({
        key: String(category.id),
        words: [kind.slug, category.slug],
        name: nameIn(category.name, language),
        within: { word: kind.slug, name: nameIn(kind.name, language) },
      })),
  )
}

/** An English name as a word of an address. */
const wordOf = (name: string): string =>
  name
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.join('-') ?? ''

/** The place of a mission: its planet, and its job or, as on the pages of a character, that it is a Red Alert. */
const missionPlace = (planetId: number, job: number | 'critical') => `${planetId}-${job}`

const missionPlaces = (language: Language): Place[] => {
  const jobs = loadTable('leveAssignmentTypes')
    .flatMap(({ jobId, name, slug }) => (jobId === null ? [] : [{ job: jobId, name: nameIn(name, language), slug }]))
    .sort((a, b) => a.job - b.job)
  const parts = [
    ...jobs,
    { job: 'critical', name: collectionTexts(language).groups.critical, slug: 'critical' } as const,
  ]
  return loadTable('cosmicPlanets').flatMap((planet) => {
    const word = wordOf(planet.name.en)
    const within = { word, name: nameIn(planet.name, language) }
    return parts.map(({ job, name, slug }) => ({
      ...{ key: missionPlace(planet.id, job), words: [word, slug], name, within },
    }))
  })
}

const placesOfMissions = new Map(
  loadTable('cosmicMissions').map(({ id, planetId, type, jobIds }) => [
    id,
    missionPlace(planetId, type === 'critical' ? type : (jobIds[0] ?? 0)),
  ]),
)

const groupings: Partial<Record<CollectionType, Grouping>> = {
  achievement: {
    places: achievementPlaces,
    keyOf: keysOf(loadTable('achievements'), ({ categoryId }) => categoryId),
  },
  armoireItem: {
    places: placesOf('armoireCategories'),
    keyOf: keysOf(loadTable('armoire'), ({ armoireCategoryId }) => armoireCategoryId),
  },
  // The game does not sort them.
  outfit: {
    places: (language) => [{ key: 'all', words: ['all'], name: collectionNames.outfit[language] }],
    keyOf: () => 'all',
  },
  leve: {
    places: placesOf('leveAssignmentTypes'),
    keyOf: keysOf(loadTable('leves'), ({ leveAssignmentTypeId }) => leveAssignmentTypeId),
  },
  relic: {
    places: (language) =>
      loadTable('relicSeries').map(({ id, name }) => ({
        ...{ key: String(id), words: [wordOf(name.en)], name: nameIn(name, language) },
      })),
    keyOf: keysOf(loadTable('relics'), ({ relicSeriesId }) => relicSeriesId),
  },
  cosmicMission: {
    places: missionPlaces,
    keyOf: (id) => placesOfMissions.get(id) ?? '',
  },
  fish: {
    places: (language) =>
      (['fishing', 'spearfishing'] as const).map((word, at) => ({
        ...{ key: String(at), words: [word], name: browseTexts(language)[word] },
      })),
    keyOf: keysOf(loadTable('fish'), ({ spearfish }) => Number(spearfish)),
  },
}

/** A group of more than a page holds, in the game's order as blocks: `fishing`, `fishing-2` ... */
const inBlocks = (group: ShelfGroup, language: Language): ShelfGroup[] => {
  const { things, words, name } = group
  if (things.length <= blockSize) return [group]
  const n = (value: number) => formatNumber(value, language)
  return Array.from({ length: Math.ceil(things.length / blockSize) }, (_, at) => {
    const cut = things.slice(at * blockSize, (at + 1) * blockSize)
    const range = { name, from: n(at * blockSize + 1), to: n(at * blockSize + cut.length) }
    const word = words.at(-1) ?? ''
    return {
      ...group,
      words: [...words.slice(0, -1), at === 0 ? word : `${word}-${at + 1}`],
      name: fill(browseTexts(language).range, range),
      things: cut,
    }
  })
}

/** The groups of a large collection in the game's order, each with its things; none for one that is a single page. */
export const groupsOf = (type: CollectionType, all: readonly ShelfThing[], language: Language): ShelfGroup[] => {
  const grouping = groupings[type]
  if (grouping === undefined) return []
  const things = Map.groupBy(all, ({ item }) => grouping.keyOf(item.id))
  return grouping.places(language).flatMap(({ key, ...place }) => {
    const some = things.get(key) ?? []
    return some.length === 0 ? [] : inBlocks({ ...place, things: some }, language)
  })
}

/** Groups that belong together, by the word in the address that they share. */
export interface ShelfKind {
  word: string
  name: string
  groups: readonly ShelfGroup[]
}

/** The kinds that groups are parts of; none for groups that are of no kind. */
export const kindsOf = (groups: readonly ShelfGroup[]): ShelfKind[] =>
  [...Map.groupBy(groups, ({ within }) => within?.word)].flatMap(([word, some]) =>
    word === undefined ? [] : [{ word, name: some[0]?.within?.name ?? word, groups: some }],
  )
