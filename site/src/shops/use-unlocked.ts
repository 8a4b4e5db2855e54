import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Unlock, UnlockedCollection, UnlockKind } from '@kupodex/data/game'
import { partKnown } from '#character/part-known.ts'
import { ask } from '#ask/page.ts'
import { useAsked } from '#ui/use-asked.ts'

/** Whether a character has what an item unlocks; null while, or where, that is not known. */
export type HasUnlocked = (unlock: Unlock) => boolean | null

type Known = Partial<Record<UnlockKind, ReadonlySet<number>>>

const idsOf = (items: readonly { id: number }[]): ReadonlySet<number> => new Set(items.map(({ id }) => id))

/** What the Lodestone says; of nobody it says nothing. */
const seenOf = (character: CharacterAnswer): Known => ({
  ...(character.id !== 0 && partKnown(character, 'mounts') === 'known' ? { mount: idsOf(character.mounts) } : {}),
  ...(character.id !== 0 && partKnown(character, 'minions') === 'known' ? { minion: idsOf(character.minions) } : {}),
})

type Ticked = Extract<UnlockedCollection, { learnt: 'hand' }>

/**
 * The kind of unlock of each collection that players check off, by its type; written out, because the descriptors of all
 * collections would weigh too much.
 */
export const ticked = {
  triadCard: 'ttcard',
  orchestrion: 'orchestrion',
  barding: 'barding',
  emote: 'emote',
  fashion: 'fashion',
  hair: 'hair',
  portrait: 'portraitCondition',
} as const satisfies { [One in Ticked as One['type']]: One['unlock'] }

/** What was answered of what players check off; what could not be fetched is not known. */
interface Answered {
  known: Known
  failed: boolean
}

const askFor = async (id: number, type: string): Promise<ReadonlySet<number> | 'failed' | null> => {
  const outcome = await ask('charitems', { id, type: `${type}s` })
  if (!outcome.ok) return 'failed'
  return outcome.value.private ? null : idsOf(outcome.value.items)
}

/** Asks for all that a character ticks; each next time for what has failed until then. */
const askingFor = (id: number): (() => Promise<Answered>) => {
  const answers = new Map<string, Awaited<ReturnType<typeof askFor>>>()
  const isMissing = (type: string) => !answers.has(type) || answers.get(type) === 'failed'
  return async () => {
    const types = Object.keys(ticked).filter(isMissing)
    await Promise.all(types.map(async (type) => answers.set(type, await askFor(id, type))))
    return {
      known: Object.fromEntries(
        Object.entries(ticked).flatMap(([type, unlock]) => {
          const ids = answers.get(type)
          return ids instanceof Set ? [[unlock, ids]] : []
        }),
      ),
      failed: [...answers.values()].includes('failed'),
    }
  }
}

/** What is ticked in this browser without a character. */
const readNobodys = async (): Promise<Answered> => {
  const { anonymousTicks } = await import('#marks/page-marks.ts')
  const ticks = await anonymousTicks()
  return {
    known: Object.fromEntries(
      Object.entries(ticked).map(([type, unlock]) => [unlock, idsOf(ticks.filter((one) => one.type === type))]),
    ),
    failed: false,
  }
}

/** What a character has of everything that items unlock. */
export interface Unlocked {
  has: HasUnlocked
  /** Whether some of it could not be fetched. */
  failed: boolean
  /** Asks again for all of it. */
  again: () => void
}

/** What a character has of everything that items unlock; null until every answer is there, or has failed. */
export const useUnlocked = (character: CharacterAnswer | null): Unlocked | null => {
  const id = character?.id ?? null
  const askHere = useMemo(() => (id === null ? null : id === 0 ? readNobodys : askingFor(id)), [id])
  const [asked, again] = useAsked(askHere, ({ failed }) => failed)
  return useMemo(() => {
    if (character === null || asked === null) return null
    const known: Known = { ...seenOf(character), ...asked.known }
    return { has: ({ kind, id: thing }) => known[kind]?.has(thing) ?? null, failed: asked.failed, again }
  }, [character, asked, again])
}
