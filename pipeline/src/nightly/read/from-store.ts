import type { Owned } from '@kupodex/data/character'
import { listedCollections } from '@kupodex/data/game'
import type { Store, StoredCharacter } from '@kupodex/data/store'
import type { CharacterForNight, CharacterSource, OwnedIds } from './character.ts'

/** Parts of the table that are read side by side. */
const segments = 4

const marksOf = (owned: readonly Owned[]): OwnedIds => ({
  ids: owned.map(({ id }) => id),
  dates: owned.map(({ date }) => date),
})

const ticksOf = (ticks: Readonly<Record<number, number>> = {}): OwnedIds => ({
  ids: Object.keys(ticks).map(Number),
  dates: Object.values(ticks),
})

/**
 * A stored character as the night reads it: one that its owner hides is private, and a part that is not public is left out, whatever
 * is stored of it. What is ticked
 * by hand cannot be hidden by itself; who ticked nothing has an empty collection.
 */
export const fromStored = (character: StoredCharacter): CharacterForNight => {
  const { profile, owned, marks, settings, priority } = character
  const shown: CharacterForNight['owned'] = {}
  const hides: CharacterForNight['hides'][number][] = []
  for (const { type, table, learnt, list } of listedCollections) {
    if (learnt === 'hand') shown[list.word] = ticksOf(marks[type])
    if (learnt === 'sync') {
      const entries = owned[table]
      const { state } = profile.privacy[table]
      if (entries && state === 'public') shown[list.word] = marksOf(entries)
      if (state === 'private') hides.push(list.word)
    }
  }
  return {
    id: profile.id,
    status: settings.private ? 'private' : profile.status,
    name: profile.name ?? '',
    iconUrl: profile.iconUrl ?? '',
    worldId: profile.worldId ?? 0,
    clanId: profile.clanId ?? 0,
    gender: profile.gender,
    freeCompany: profile.freeCompany !== null,
    legacy: profile.legacy,
    updatedAt: profile.updatedAt ?? 0,
    priority,
    owned: shown,
    hides,
  }
}

/** The same, after calling `onDamaged` with the id of a character of which a part cannot be read: it keeps its other parts. */
export const readStored = (character: StoredCharacter, onDamaged: (id: number) => void): CharacterForNight => {
  if (character.damaged.length > 0) onDamaged(character.profile.id)
  return fromStored(character)
}

/** All characters of the store, by a scan. */
export const charactersOfStore = (store: Pick<Store, 'scanCharacters'>): CharacterSource => ({
  about: null,
  read: async function* (onDamaged) {
    for await (const character of store.scanCharacters({ segments, onDamaged })) yield readStored(character, onDamaged)
  },
})
