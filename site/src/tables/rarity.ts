import type { RarityAnswer, RarityEntry } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { orNone, type Outcome } from '#ask/outcome.ts'
import { type AskingFor, createResource, type Resource, type ResourceOptions } from '#ask/resource.ts'
import type { Keeper } from './kept.ts'
import { isWithin } from './within.ts'

export interface Rarity {
  /** How many characters were counted; 0 where nobody was, or it could not be loaded. */
  charCount: number
  of: (id: number) => RarityEntry | undefined
  failed: boolean
}

interface RarityDeps extends Pick<ResourceOptions, 'waits' | 'now'> {
  ask: Ask
  keeper: Keeper
}

/** For how long what is kept is not asked for again: it changes once a day. */
const freshFor = 5 * 60_000

type Counted = Pick<RarityAnswer, 'charCount' | 'rarity'>

const nothing: Counted = { charCount: 0, rarity: [] }

const rarityOf = ({ charCount, rarity }: Counted): Rarity => {
  const byId = new Map(rarity.map((entry) => [entry.id, entry]))
  return { charCount, of: (id) => byId.get(id), failed: false }
}

export const noRarity: Rarity = { ...rarityOf(nothing), failed: true }

/** The rarities of a page, each asked for once and shown at once from what is kept. */
export const createRarity = ({ ask, keeper, ...page }: RarityDeps) => {
  const { now = Date.now } = page
  const rarities = new Map<string, Resource<Rarity>>()

  const load = async (
    type: RarityType,
    scope: string,
    { show, signal, timeout }: AskingFor<Rarity>,
  ): Promise<Outcome<Rarity>> => {
    const key = `${type}/${scope}`
    const held = await keeper.read<RarityAnswer>('rarity', key)
    const kept = held && rarityOf(held.value)
    if (kept !== null) show(kept, held?.at)
    if (held !== null && kept !== null && isWithin(freshFor, held.at, now())) return { ok: true, value: kept }
    const outcome = orNone(await ask('rarity', { type, scope }, { signal, timeout }))
    if (!outcome.ok) return outcome
    const answer = outcome.value
    if (answer !== null) void keeper.write('rarity', key, { at: now(), value: answer })
    return { ok: true, value: answer === null ? (kept ?? rarityOf(nothing)) : rarityOf(answer) }
  }

  return {
    rarityOf: (type: RarityType, scope: string): Resource<Rarity> => {
      const key = `${type}/${scope}`
      const known = rarities.get(key)
      if (known !== undefined) return known
      const options = { freshFor: Infinity, ...page }
      const rarity = createResource<Rarity>((asking) => load(type, scope, asking), options)
      rarities.set(key, rarity)
      return rarity
    },
    /** Asks again now for what could not be loaded. */
    check: (): void => rarities.forEach((rarity) => rarity.again()),
  }
}
