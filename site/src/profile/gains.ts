import { partTypes, type SyncedPart, syncedParts, typeParts } from '@kupodex/data/character'
import { type CharacterAnswer, type PartKnown, partKnown } from '@kupodex/data/contract'
import type { SyncedCollection } from '@kupodex/data/game'
import { type GainMeasure, gainMeasures, gainPeriod, type GainType, gainTypes, weekStart } from '@kupodex/data/rules'
import { type GainFile, gainOf, readGainFile } from './gain-file.ts'

/** A thing that a character obtained at a known time (epoch ms). */
export interface DatedThing {
  type: SyncedCollection['type']
  id: number
  at: number
}

/** What gains read of a character; an answer of an earlier release, which the browser may have kept, does not say since when dates count. */
type Lists = Pick<CharacterAnswer, SyncedPart> & Partial<Pick<CharacterAnswer, 'gainedAfter'>>

/** Everything that a character obtained at a known time: what a first reading found has none. */
export const datedThings = (character: Lists): DatedThing[] =>
  syncedParts.flatMap((part) => {
    const after = character.gainedAfter?.[part] ?? null
    if (after === null) return []
    return character[part].flatMap(({ id, date }) =>
      date > after ? [{ type: partTypes[part], id, at: date * 1000 }] : [],
    )
  })

/** A week, by its beginning (epoch ms), and what was gained in it. */
export interface WeekGain {
  week: number
  sum: number
}

export interface MeasureGains {
  word: GainMeasure['word']
  /** Of a measure of several collections it is known where one of them is. */
  known: PartKnown
  /** Since when it is counted (epoch ms); null where the Lodestone has the dates. */
  since: number | null
  week: number
  month: number
  /** The week in which most was gained, of several the newest; null where nothing was. */
  best: WeekGain | null
}

/** How it is known what was gained of some collections: hidden ones are left out where others are known. */
const knownOf = (character: CharacterAnswer, types: readonly GainType[]): PartKnown => {
  const states = types.map((type) => partKnown(character, typeParts[type]))
  return states.find((state) => state === 'known') ?? states.find((state) => state === 'private') ?? 'unread'
}

/** Since when gains of some collections are counted: the earliest of them; null where the Lodestone has dates of one. */
const sinceOf = ({ gainedAfter }: Lists, types: readonly GainType[]): number | null => {
  const times = types.flatMap((type) => gainedAfter?.[typeParts[type]] ?? [])
  const since = Math.min(...times)
  return since > 0 && times.length > 0 ? since * 1000 : null
}

/** The week of the greatest sum; null without any. */
const bestOf = (weeks: ReadonlyMap<number, number>): WeekGain | null =>
  [...weeks].reduce<WeekGain | null>(
    (best, [week, sum]) =>
      best === null || sum > best.sum || (sum === best.sum && week > best.week) ? { week, sum } : best,
    null,
  )

interface Counting {
  file: GainFile
  /** Rarity points of a thing in this week. */
  rarityOf: (type: GainType, id: number) => number
  /** Epoch ms. */
  now: number
}

/** What a character gained in the running week and month, and in its best week, by each measure, as the boards of gains count it. */
export const gainsOf = (character: CharacterAnswer, { file, rarityOf, now }: Counting): MeasureGains[] => {
  const weights = readGainFile(file)
  const things = datedThings(character).filter((thing): thing is DatedThing & { type: GainType } =>
    (gainTypes as readonly string[]).includes(thing.type),
  )
  const month = gainPeriod('month', now)
  return gainMeasures.map((measure) => {
    const weeks = new Map<number, number>()
    let ofMonth = 0
    for (const { type, id, at } of things) {
      const gain = gainOf(measure, type, weights.get(type)?.get(id), rarityOf(type, id))
      if (gain === 0) continue
      const week = weekStart(at)
      weeks.set(week, (weeks.get(week) ?? 0) + gain)
      if (at >= month.from && at < month.to) ofMonth += gain
    }
    const types = measure.of.map(({ type }) => type)
    return {
      word: measure.word,
      known: knownOf(character, types),
      since: sinceOf(character, types),
      week: weeks.get(weekStart(now)) ?? 0,
      month: ofMonth,
      best: bestOf(weeks),
    }
  })
}
