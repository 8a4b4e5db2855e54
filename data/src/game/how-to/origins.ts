import type { Source } from '../sources/source.ts'

/** The kinds of what things come from, by their words in addresses. */
export const originKinds = [
  'duty',
  'quest',
  'fate',
  'vendor',
  'currency',
  'achievement',
  'opponent',
  'enemy',
  'craft',
  'container',
  'desynthesis',
  'gardening',
  'activity',
  'pvp-series',
  'pvp-season',
  'event',
  'promotion',
  'code',
  'store',
] as const

export type OriginKind = (typeof originKinds)[number]

/**
 * What things come from: a duty, a vendor, a currency, a category of achievements ..., by kind and id. Ids are those of the
 * source; those of vendors and FATEs are of the first of the name, of events and the like 0 where they have no name.
 */
export type Origin = `${OriginKind}/${string}`

interface OriginLookups {
  /** The first NPC that has the name of this one: a vendor in several places is one. */
  firstOfName: (npcId: number) => number
  /** The first FATE that has the name of this one: one that appears in several places is one. */
  firstFate: (fateId: number) => number
  /** The category of an achievement; undefined for one that does not exist. */
  categoryOf: (achievementId: number) => number | undefined
}

const currenciesOf = (source: Source): Origin[] =>
  source.kind === 'shop' ? source.cost.map(({ itemId }): Origin => `currency/${itemId}`) : []

/** What the words of a way name: of a shop its vendor; null for a shop that no list names, and for an achievement, which has a page of its own. */
export const originOf = (
  source: Source,
  { firstOfName, firstFate }: Pick<OriginLookups, 'firstOfName' | 'firstFate'>,
): Origin | null => {
  switch (source.kind) {
    case 'achievement':
      return null
    case 'quest':
      return `quest/${source.id}`
    case 'fate':
      return `fate/${firstFate(source.id)}`
    case 'instance':
      return `duty/${source.id}`
    case 'shop':
      return source.npcId === null ? null : `vendor/${firstOfName(source.npcId)}`
    case 'match':
      return `opponent/${source.npcId}`
    case 'drop':
      return `enemy/${source.enemyId}`
    case 'craft':
      return `craft/${source.jobId}`
    case 'container':
    case 'desynthesis':
    case 'gardening':
      return `${source.kind}/${source.itemId}`
    case 'activity':
      return `activity/${source.activity}`
    case 'pvpSeries':
      return `pvp-series/${source.id}`
    case 'pvpSeason':
      return `pvp-season/${source.mode}-${source.id}`
    case 'event':
    case 'promotion':
    case 'code':
    case 'store':
      return `${source.kind}/${source.occasionId ?? 0}`
  }
}

/** Everything that a way leads through: what it names, its currencies, and of an achievement the category. */
export const originsOf = (source: Source, lookups: OriginLookups): Origin[] => {
  const named = originOf(source, lookups)
  const category = source.kind === 'achievement' ? lookups.categoryOf(source.id) : undefined
  return [
    ...(named === null ? [] : [named]),
    ...(category === undefined ? [] : [`achievement/${category}` as const]),
    ...currenciesOf(source),
  ]
}
