import type { GoneReason } from '../gone.ts'
import type { Language } from '../languages.ts'
import type { Cost, Source } from '../sources/source.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Lookups } from './lookups.ts'
import { seasonalOccasions } from './seasonal.ts'
import type { HowToTexts, Named } from './texts.ts'

const catalogue: Readonly<Record<Language, HowToTexts>> = { en, de, fr, ja }

/** Item number of gil, the game's money. */
const gil = 1

/** What a language writes ways with. */
interface Tongue {
  texts: HowToTexts
  number: Intl.NumberFormat
  coordinate: Intl.NumberFormat
}

const tongues = new Map<Language, Tongue>()

/** Made once for a language: a formatter of numbers takes longer to make than a way to tell. */
const tongueOf = (language: Language): Tongue => {
  const tongue = tongues.get(language) ?? {
    texts: catalogue[language],
    number: new Intl.NumberFormat(language),
    coordinate: new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
  tongues.set(language, tongue)
  return tongue
}

interface Telling extends Tongue {
  lookups: Lookups
}

/** Stands between the places of one way. */
const placeSeparator = ' / '

/** An NPC with where it stands; of several, which have one name, every place. */
const spot = ({ texts, lookups, coordinate }: Telling, npcIds: readonly number[]): string | null => {
  const npcs = npcIds.flatMap((id) => lookups.npc(id) ?? [])
  const [npc] = npcs
  if (npc === undefined) return null
  const places = npcs.flatMap(({ place, x, y }) => {
    if (place === undefined) return []
    return x == null || y == null ? place : `${place} X: ${coordinate.format(x)} Y: ${coordinate.format(y)}`
  })
  return places.length === 0 ? npc.name : texts.at(npc.name, [...new Set(places)].join(placeSeparator))
}

const priceOf = ({ texts, lookups, number }: Telling, cost: readonly Cost[]): string | null => {
  const parts = cost.map(({ itemId, amount }) =>
    itemId === gil
      ? texts.gil(number.format(amount))
      : texts.pieces(number.format(amount), lookups.item(itemId) ?? texts.unknownItem),
  )
  return parts.length === 0 ? null : parts.join(' + ')
}

const isTrade = (cost: readonly Cost[]) => cost.some(({ itemId }) => itemId !== gil)

/** The name of an event, a campaign or a product after what kind of way it is; the kind alone where it has no name. */
const occasionOf = (
  { texts, lookups }: Telling,
  source: Extract<Source, { kind: 'event' | 'promotion' | 'store' }>,
): string => {
  const name = source.occasionId === undefined ? undefined : lookups.occasion(source.occasionId)
  const isSeasonal = name === undefined || seasonalOccasions.has(source.occasionId ?? 0)
  const label = source.kind === 'event' && isSeasonal ? texts.seasonalEvent : texts[source.kind]
  if (name === undefined) return label
  const dated = 'year' in source && source.year !== undefined ? texts.ofYear(name, source.year) : name
  return `${label}${texts.colon}${dated}`
}

/** A part of the game, and where in it. */
const activityOf = ({ texts, lookups }: Telling, source: Extract<Source, { kind: 'activity' }>): string => {
  const place = source.placeNameId === undefined ? undefined : lookups.place(source.placeNameId)
  const activity = texts.activities[source.activity]
  return place === undefined ? activity : `${activity}${texts.colon}${place}`
}

/** A way in words; a shop that is in several places is told with all of its NPCs. */
const tell = (source: Source, telling: Telling, npcIds: readonly number[]): string => {
  const { texts, lookups } = telling
  const labelled = (kind: Named, name: string | null | undefined) =>
    name == null ? texts.unnamed[kind] : `${texts.labels[kind]}${texts.colon}${name}`
  switch (source.kind) {
    case 'achievement':
      return labelled(source.kind, lookups.achievement(source.id))
    case 'quest':
      return labelled(source.kind, lookups.quest(source.id))
    case 'instance':
      return labelled(source.kind, lookups.duty(source.id))
    case 'fate':
      return labelled(source.kind, lookups.fate(source.id))
    case 'craft':
      return labelled(source.kind, lookups.job(source.jobId))
    case 'container':
    case 'desynthesis':
    case 'gardening':
      return labelled(source.kind, lookups.item(source.itemId))
    case 'drop':
      return labelled(source.kind, lookups.enemy(source.enemyId))
    case 'match':
      return labelled(source.kind, spot(telling, npcIds))
    case 'pvpSeries':
      return `${texts.pvpSeries} ${source.id}`
    case 'pvpSeason':
      return texts.pvpSeason(texts.pvpModes[source.mode], source.id)
    case 'code':
      return labelled(source.kind, lookups.occasion(source.occasionId))
    case 'shop':
      return texts.shop(spot(telling, npcIds), priceOf(telling, source.cost), isTrade(source.cost))
    case 'activity':
      return activityOf(telling, source)
    case 'event':
    case 'promotion':
    case 'store':
      return occasionOf(telling, source)
  }
}

/** A way to get a thing, in words. */
export interface Way {
  kind: Source['kind']
  text: string
  /** The achievement that it names. */
  achievementId?: number
}

const npcOf = (source: Source): readonly number[] => ('npcId' in source && source.npcId !== null ? [source.npcId] : [])

/** What sources that are told as one have in common: vendors of one name who sell it for the same, or all that is told of them. */
const groupOf = (source: Source, telling: Telling): string => {
  if (source.kind === 'shop' && source.npcId !== null) {
    const vendor = telling.lookups.npc(source.npcId)
    if (vendor) return JSON.stringify([vendor.name, priceOf(telling, source.cost)])
  }
  return tell(source, telling, npcOf(source))
}

/** The ways to get a thing, each once, those that are not over first. */
export const waysOf = (sources: readonly Source[], language: Language, lookups: Lookups): Way[] => {
  const telling: Telling = { ...tongueOf(language), lookups }
  const sorted = [...sources.filter(({ limited }) => !limited), ...sources.filter(({ limited }) => limited)]
  const groups = new Map<string, { source: Source; npcIds: number[] }>()
  for (const source of sorted) {
    const key = `${source.limited ?? false} ${groupOf(source, telling)}`
    const group = groups.get(key) ?? { source, npcIds: [] }
    group.npcIds.push(...npcOf(source))
    groups.set(key, group)
  }
  return [...groups.values()].map(({ source, npcIds }) => ({
    kind: source.kind,
    text: tell(source, telling, npcIds) + (source.limited ? telling.texts.limited : ''),
    ...(source.kind === 'achievement' ? { achievementId: source.id } : {}),
  }))
}

/** Why a thing cannot be obtained, in a few words. */
export const goneText = (reason: GoneReason, language: Language): string => catalogue[language].gone[reason]

/** Stands between two ways to get a thing. */
const separator = ' · '

/** How to get a thing, in one line: its ways one after another; empty where none is known. */
export const renderSources = (sources: readonly Source[], language: Language, lookups: Lookups): string =>
  waysOf(sources, language, lookups)
    .map(({ text }) => text)
    .join(separator)
