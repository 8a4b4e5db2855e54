import { coordinatesText } from '../ground/coordinates.ts'
import { bozjanBattleNames } from '../ground/fates.ts'
import type { GoneReason } from '../ground/gone.ts'
import type { Language } from '../ground/languages.ts'
import type { Cost, Source } from '../sources/source.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Lookups } from './lookups.ts'
import { type Origin, type OriginKind, originOf } from './origins.ts'
import { type HowToTexts, type Named, seasonalOccasions, waySeparator } from './texts.ts'

const catalogue: Readonly<Record<Language, HowToTexts>> = { en, de, fr, ja }

/** Item number of gil, the game's money. */
const gil = 1

/** Item number of MGP, whose name in most languages is too long for a price. */
const mgp = 29

interface LanguageFormat {
  language: Language
  texts: HowToTexts
  number: Intl.NumberFormat
}

const formats = new Map<Language, LanguageFormat>()

/** Made once per language, because creating a number format takes longer than rendering a way. */
const formatOf = (language: Language): LanguageFormat => {
  const format = formats.get(language) ?? {
    language,
    texts: catalogue[language],
    number: new Intl.NumberFormat(language),
  }
  formats.set(language, format)
  return format
}

interface Context extends LanguageFormat {
  lookups: Lookups
}

const placeSeparator = ' / '

const placeText = (
  name: string,
  { x, y }: { x?: number | null | undefined; y?: number | null | undefined },
  language: Language,
) => (x == null || y == null ? name : `${name} ${coordinatesText({ x, y }, language)}`)

/** An NPC with its place; if there are several NPCs of one name, with all places. */
const spot = ({ texts, lookups, language }: Context, npcIds: readonly number[]): string | null => {
  const npcs = npcIds.flatMap((id) => lookups.npc(id) ?? [])
  const [npc] = npcs
  if (npc === undefined) return null
  const places = npcs.flatMap((npc) => (npc.place === undefined ? [] : placeText(npc.place, npc, language)))
  return places.length === 0 ? npc.name : texts.at(npc.name, [...new Set(places)].join(placeSeparator))
}

/** An amount of money; null for what has pieces. */
const moneyOf = ({ texts, number }: Context, { itemId, amount }: Cost): string | null =>
  itemId === gil ? texts.gil(number.format(amount)) : itemId === mgp ? texts.mgp(number.format(amount)) : null

const priceOf = (context: Context, cost: readonly Cost[]): string | null => {
  const { texts, lookups, number } = context
  const parts = cost.map(
    (one) =>
      moneyOf(context, one) ?? texts.pieces(number.format(one.amount), lookups.item(one.itemId) ?? texts.unknownItem),
  )
  return parts.length === 0 ? null : parts.join(' + ')
}

const isTrade = (cost: readonly Cost[]) => cost.some(({ itemId }) => itemId !== gil)

/** The kind of a way followed by the name of the event, campaign or product; only the kind if it has no name. */
const occasionOf = (
  { texts, lookups }: Context,
  source: Extract<Source, { kind: 'event' | 'promotion' | 'store' }>,
): string => {
  const name = source.occasionId === undefined ? undefined : lookups.occasion(source.occasionId)
  const isSeasonal = name === undefined || seasonalOccasions.has(source.occasionId ?? 0)
  const label = source.kind === 'event' && isSeasonal ? texts.seasonalEvent : texts[source.kind]
  if (name === undefined) return label
  const dated = 'year' in source && source.year !== undefined ? texts.ofYear(name, source.year) : name
  return `${label}${texts.colon}${dated}`
}

/** What is meant, followed by where it is or who is there, where that is known. */
const within = ({ texts }: Context, name: string, of: string | undefined): string =>
  of === undefined ? name : texts.at(name, of)

const enemyOf = ({ lookups }: Context, { enemyId }: { enemyId?: number | undefined }): string | undefined =>
  enemyId === undefined ? undefined : lookups.enemy(enemyId)

/** A part of the game, with the place, the stage and its enemy, or what it asks for, if there is one. */
const activityOf = (context: Context, source: Extract<Source, { kind: 'activity' }>): string => {
  const { texts, lookups, language } = context
  const { placeNameId, stage, needs, step } = source
  const activity = texts.activities[source.activity]
  const place = placeNameId === undefined ? undefined : lookups.place(placeNameId)
  const details = [
    place && placeText(place, source, language),
    stage === undefined ? undefined : within(context, texts.stage(stage), enemyOf(context, source)),
    needs === undefined ? undefined : texts.needs[needs.of](needs.count),
    step === undefined ? undefined : texts.step(step),
  ].filter((text) => text !== undefined)
  // A vista is where it is.
  const isPlaceAlone = source.activity === 'sightseeingLog' && details.length > 0
  return (isPlaceAlone ? details : [activity, ...details]).join(texts.colon)
}

/** An enemy with its place; of a hunt mark with its rank. */
const dropOf = (context: Context, source: Extract<Source, { kind: 'drop' }>): string => {
  const { texts, lookups, language } = context
  const { placeNameId, rank } = source
  const name = lookups.enemy(source.enemyId)
  if (name === undefined) return texts.unnamed.drop
  const place = placeNameId === undefined ? undefined : lookups.place(placeNameId)
  const label = rank === undefined ? texts.labels.drop : texts.at(texts.activities.hunt, rank)
  return `${label}${texts.colon}${within(context, name, place && placeText(place, source, language))}`
}

/** A duty, with the route or the enemy there that matters. */
const dutyOf = (context: Context, source: Extract<Source, { kind: 'instance' }>): string | undefined => {
  const name = context.lookups.duty(source.id)
  const route = source.route === undefined ? undefined : context.texts.route(source.route)
  return name === undefined ? undefined : within(context, name, route ?? enemyOf(context, source))
}

/** A FATE, or a battle on a Bozjan map by what it is called there. */
const fateText = (id: number, { texts, lookups, language }: Context): string => {
  const name = lookups.fate(id)
  const battle = lookups.bozjanBattle(id)
  if (name === undefined) return texts.unnamed.fate
  return `${battle === undefined ? texts.labels.fate : bozjanBattleNames[language][battle]}${texts.colon}${name}`
}

/** A way in words; a shop in several places is shown with all of its NPCs. */
const textOf = (source: Source, context: Context, npcIds: readonly number[]): string => {
  const { texts, lookups } = context
  const labelled = (kind: Named, name: string | null | undefined) =>
    name == null ? texts.unnamed[kind] : `${texts.labels[kind]}${texts.colon}${name}`
  switch (source.kind) {
    case 'achievement':
      return labelled(source.kind, lookups.achievement(source.id))
    case 'quest':
      return labelled(source.kind, lookups.quest(source.id))
    case 'instance':
      return labelled(source.kind, dutyOf(context, source))
    case 'fate':
      return fateText(source.id, context)
    case 'craft':
      return labelled(source.kind, lookups.job(source.jobId))
    case 'container':
    case 'desynthesis':
    case 'gardening':
      return labelled(source.kind, lookups.item(source.itemId))
    case 'drop':
      return dropOf(context, source)
    case 'match':
      return labelled(source.kind, spot(context, npcIds))
    case 'pvpSeries':
      return texts.pvpSeries(source.id)
    case 'pvpSeason':
      return texts.pvpSeason(texts.pvpModes[source.mode], source.id)
    case 'code':
      return labelled(source.kind, lookups.occasion(source.occasionId))
    case 'shop':
      return texts.shop(spot(context, npcIds), priceOf(context, source.cost), isTrade(source.cost))
    case 'activity':
      return activityOf(context, source)
    case 'event':
    case 'promotion':
    case 'store':
      return occasionOf(context, source)
  }
}

/** A part of the words of a way, and what it names. */
export type NamedPart = readonly [start: number, end: number, origin: Origin]

interface Way {
  kind: Source['kind']
  text: string
  achievementId?: number
  /** The parts that name what the thing comes from, one after another. */
  parts?: readonly NamedPart[]
}

const npcOf = (source: Source): readonly number[] => ('npcId' in source && source.npcId !== null ? [source.npcId] : [])

/** A key that sources share if they are shown as one: vendors of the same name and price, or equal texts. */
const groupOf = (source: Source, context: Context): string => {
  if (source.kind === 'shop' && source.npcId !== null) {
    const vendor = context.lookups.npc(source.npcId)
    if (vendor) return JSON.stringify([vendor.name, priceOf(context, source.cost)])
  }
  return textOf(source, context, npcOf(source))
}

/** What things come from in words: its name, or that of the way where it has no name of its own; undefined for what has no row. */
export const originName = (origin: Origin, language: Language, lookups: Lookups): string | undefined => {
  const { texts } = formatOf(language)
  const [kind, id] = origin.split('/') as [OriginKind, string]
  const number = Number(id)
  switch (kind) {
    case 'achievement':
      return lookups.category(number)
    case 'quest':
    case 'fate':
    case 'duty':
    case 'enemy':
      return lookups[kind](number)
    case 'vendor':
    case 'opponent':
      return lookups.npc(number)?.name
    case 'craft':
      return lookups.job(number)
    case 'currency':
    case 'container':
    case 'desynthesis':
    case 'gardening':
      return lookups.item(number)
    case 'activity':
      return texts.activities[id as keyof HowToTexts['activities']]
    case 'pvp-series':
      return texts.pvpSeries(number)
    case 'pvp-season': {
      const [mode, season] = id.split('-') as [keyof HowToTexts['pvpModes'], string]
      return texts.pvpSeason(texts.pvpModes[mode], Number(season))
    }
    case 'event':
      return number === 0 ? texts.seasonalEvent : lookups.occasion(number)
    case 'promotion':
    case 'store':
      return number === 0 ? texts[kind] : lookups.occasion(number)
    case 'code':
      return lookups.occasion(number)
  }
}

/** Where the words of a way name what the thing comes from: of a shop its vendor and its currencies, else all of them. */
const partsOf = (source: Source, text: string, language: Language, context: Context): NamedPart[] => {
  const { texts, number, lookups } = context
  const origin = originOf(source, lookups)
  const named = origin === null || originName(origin, language, lookups) === undefined ? null : origin
  if (source.kind !== 'shop') return named === null ? [] : [[0, text.length, named]]
  const vendor = source.npcId === null ? undefined : lookups.npc(source.npcId)?.name
  const found: NamedPart[] = []
  const add = (name: string | undefined, origin: Origin, at: (name: string) => number) => {
    const start = name === undefined ? -1 : at(name)
    if (name !== undefined && start >= 0) found.push([start, start + name.length, origin])
  }
  if (named !== null) add(vendor, named, (name) => text.indexOf(name))
  for (const one of source.cost) {
    const money = moneyOf(context, one)
    const name = money ?? lookups.item(one.itemId)
    // What else is in the words may have the name of the currency in it: its amount stands before or after it.
    const price = money ?? (name === undefined ? name : texts.pieces(number.format(one.amount), name))
    add(name, `currency/${one.itemId}`, (linked) => {
      const start = text.indexOf(price ?? linked)
      return start < 0 ? start : text.indexOf(linked, start)
    })
  }
  return found.sort(([a], [b]) => a - b)
}

/** The ways to get a thing, each once, available ones first. */
export const waysOf = (sources: readonly Source[], language: Language, lookups: Lookups): Way[] => {
  const context: Context = { ...formatOf(language), lookups }
  const sorted = [...sources.filter(({ limited }) => !limited), ...sources.filter(({ limited }) => limited)]
  const groups = new Map<string, { source: Source; npcIds: number[] }>()
  for (const source of sorted) {
    const key = `${source.limited ?? false} ${groupOf(source, context)}`
    const group = groups.get(key) ?? { source, npcIds: [] }
    group.npcIds.push(...npcOf(source))
    groups.set(key, group)
  }
  return [...groups.values()].map(({ source, npcIds }) => {
    const text = textOf(source, context, npcIds)
    const parts = partsOf(source, text, language, context)
    return {
      kind: source.kind,
      text: text + (source.limited ? context.texts.limited : ''),
      ...(source.kind === 'achievement' ? { achievementId: source.id } : {}),
      ...(parts.length === 0 ? {} : { parts }),
    }
  })
}

export const goneText = (reason: GoneReason, language: Language): string => catalogue[language].gone[reason]

/** How to get a thing, in one line: all ways, one after another; empty if none is known. */
export const renderSources = (sources: readonly Source[], language: Language, lookups: Lookups): string =>
  waysOf(sources, language, lookups)
    .map(({ text }) => text)
    .join(waySeparator)
