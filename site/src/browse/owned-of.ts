import type { CharacterAnswer } from '@kupodex/data/contract'
import { partKnown } from '#character/part-known.ts'
import type { Ask } from '#ask/ask.ts'

/** The ids of what a character has of a collection; null where that is not known. */
export type OwnedIds = ReadonlySet<number> | null

const idsOf = (items: readonly { id: number; deleted?: boolean }[]): OwnedIds => new Set(items.map(({ id }) => id))

/** What the character's own answer has of a collection; undefined for one that is asked for on its own. */
const inAnswer = (character: CharacterAnswer, type: string): OwnedIds | undefined => {
  const table = `${type}s`
  if (table !== 'mounts' && table !== 'minions' && table !== 'achievements' && type !== 'facewear') return undefined
  const part = type === 'facewear' ? 'facewear' : (table as 'mounts')
  return partKnown(character, part) === 'known' ? idsOf(character[part]) : null
}

/**
 * What a character has of a collection. Of what is checked off by hand nothing is known as long as nothing is checked off, and
 * nobody is asked then.
 */
export const ownedOf = async (ask: Ask, character: CharacterAnswer, type: string): Promise<OwnedIds> => {
  const known = inAnswer(character, type)
  if (known !== undefined) return known
  const count = (character as unknown as Record<string, unknown>)[`${type}Count`]
  if (count === 0) return null
  const outcome = await ask('charitems', { id: character.id, type: `${type}s` })
  return outcome.ok && !outcome.value.private ? idsOf(outcome.value.items) : null
}
