import { type ItemType, type MarkType, markTypes } from '@kupodex/data/character'
import { type Language, languages } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { answered, type Outcome } from '#ask/outcome.ts'
import { resolve, type Resolved, type Things } from './resolve.ts'
import { fetchThings } from './things.ts'
import type { Wanted } from './wanted.ts'

export interface Understood extends Resolved {
  /** The things of the collections that it names, in the reader's language. */
  things: Things
}

/** Collections that the Lodestone lists, whose names players have in the same lists as those of what they check off. */
const listedBeside: readonly ItemType[] = ['mount', 'minion']

/** The collections whose things have to be known: those that are named, or all where a name may be of any. */
const typesFor = (wanted: readonly Wanted[]): ItemType[] => {
  const named = new Set<ItemType>(wanted.flatMap(({ type }) => type ?? []))
  const isAny = wanted.some(({ type, by }) => type === null && 'names' in by)
  return isAny ? [...markTypes, ...listedBeside] : [...named]
}

/** Takes all that has no collection for one of a collection. */
export const ofType = (wanted: readonly Wanted[], type: MarkType | null): Wanted[] =>
  wanted.map((one) => ({ ...one, type: one.type ?? type }))

/**
 * Understands what a file says. Names are looked for in all languages at once, the reader's first: a name of one thing may be that of another in
 * the next. The game's tables are asked for as far as that needs them; where one cannot be had, nothing is understood, so that no thing is
 * called unknown that is only not here.
 */
export const understand = async (
  ask: Ask,
  language: Language,
  wanted: readonly Wanted[],
): Promise<Outcome<Understood>> => {
  const types = typesFor(wanted)
  const isNamed = wanted.some(({ by }) => 'names' in by)
  const others = isNamed ? languages.filter((other) => other !== language) : []
  const things: Things[] = []
  for (const lang of [language, ...others]) {
    const outcome = await fetchThings(ask, lang, types)
    if (!outcome.ok) return outcome
    things.push(outcome.value)
  }
  return answered({ ...resolve(wanted, things), things: things[0] ?? new Map() })
}
