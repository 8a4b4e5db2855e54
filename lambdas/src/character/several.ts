import {
  type CharacterFacts,
  encodeOwned,
  factsKey,
  factsSchema,
  isMarkType,
  type ItemType,
  partOfType,
} from '@kupodex/data/character'
import type { SeveralItemsAnswer } from '@kupodex/data/contract'
import { recordOf } from '@kupodex/data/game'
import type { PublishedStore, Store, StoredCharacter, Wanted } from '@kupodex/data/store'
import type { Outcome } from '../http/failure.ts'
import { noGameData } from './find.ts'
import { ownedIn } from './known.ts'
import { shownOf } from './shown.ts'

export interface SeveralDeps {
  store: Pick<Store, 'readCharacters'>
  published: PublishedStore
}

const wantedFor = (types: readonly ItemType[], { proofs }: CharacterFacts): Wanted => {
  const marks = types.filter(isMarkType)
  const parts = types.map(partOfType).filter((part) => part !== null)
  const isProven = marks.some((type) => proofs[type].length > 0)
  return { parts: [...new Set([...parts, ...(isProven ? (['achievements'] as const) : [])])], marks }
}

/** Whether a character may not be shown, not even by its name. */
export const isHidden = (character: StoredCharacter): boolean =>
  shownOf(character).hidden || character.profile.status === 'deleted'

/** Who a character is, as anyone may know it; null for one that nobody may, and for none. */
const whoIs = (character: StoredCharacter | undefined): SeveralItemsAnswer['characters'][number] => {
  if (character === undefined || isHidden(character) || character.profile.status === 'notFound') return null
  const { name, worldId, iconUrl } = character.profile
  return { name: name ?? '', worldId: worldId ?? 0, iconUrl: iconUrl ?? '' }
}

/** What each of some characters has of one type, null where that is not known, as bits of what they have between them. */
const together = (
  owned: readonly (ReadonlySet<number> | null)[],
): NonNullable<SeveralItemsAnswer['types'][ItemType]> => {
  const all = new Set<number>()
  for (const ids of owned) for (const id of ids ?? []) all.add(id)
  const things = [...all].sort((a, b) => a - b)
  return { things, owned: owned.map((ids) => ids && encodeOwned(things, ids)) }
}

/** Says who several characters are and what they have of some types; writes nothing, and an id that is new is put in no queue. */
export const severalItemsAnswer =
  ({ store, published }: SeveralDeps) =>
  async ({ ids, types }: { ids: number[]; types: ItemType[] }): Promise<Outcome<SeveralItemsAnswer>> => {
    const facts = await published.getJson(factsKey, factsSchema)
    if (!facts) return noGameData
    const characters = await store.readCharacters(ids, wantedFor(types, facts.value))
    const ofEach = ids.map((id) => {
      const character = characters.get(id)
      return character ? ownedIn(character, facts.value) : () => null
    })
    const hidden = ids.filter((id) => {
      const character = characters.get(id)
      return character !== undefined && isHidden(character)
    })
    return {
      ok: true,
      value: {
        ids,
        hidden,
        characters: ids.map((id) => whoIs(characters.get(id))),
        types: recordOf(types, (type) => together(ofEach.map((ownedOf) => ownedOf(type)))),
      },
    }
  }
