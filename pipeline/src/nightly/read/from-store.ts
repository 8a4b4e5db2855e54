import {
  gainedAfterOf,
  isWithheld,
  type KnownThing,
  type MarkType,
  type Owned,
  type Proofs,
  type SyncedPart,
  thingsOf,
} from '@kupodex/data/character'
import { isLearnt, listedCollections } from '@kupodex/data/game'
import type { Store, StoredCharacter } from '@kupodex/data/store'
import { type CharacterForNight, type CharacterSource, neverGained, type OwnedIds } from './character.ts'

/** Parts of the table that are read side by side. */
const segments = 4

const idsOf = (owned: readonly Owned[], gainedAfter: number): OwnedIds => ({
  ids: owned.map(({ id }) => id),
  dates: owned.map(({ date }) => date),
  gainedAfter,
})

/** The same of what is read or ticked, with the dates of what is read alone: a tick says nothing of when a thing was obtained. */
const readOrTicked = (things: readonly KnownThing[], read: readonly Owned[], gainedAfter: number): OwnedIds => {
  const dates = new Map(read.map(({ id, date }) => [id, date]))
  return idsOf(
    things.map(({ id }) => ({ id, date: dates.get(id) ?? 0 })),
    gainedAfter,
  )
}

const ticksOf = (ticks: Readonly<Record<number, number>> = {}): Owned[] =>
  Object.entries(ticks).map(([id, date]) => ({ id: Number(id), date }))

/**
 * A stored character as the night reads it: one that its owner hides is private, and a part that is not public is left out, whatever
 * is stored of it. Of a collection that players tick, those are asked who ticked something or whose list can be read (spec: site §1); what
 * achievements prove of it counts for them alone, as of all others it is not known what they lack.
 */
export const fromStored = (character: StoredCharacter, proofs: Proofs): CharacterForNight => {
  const { profile, owned, marks, settings, priority } = character
  const shown: CharacterForNight['owned'] = {}
  const hides: CharacterForNight['hides'][number][] = []
  const publicly = (part: SyncedPart) => (profile.privacy[part].state === 'public' ? owned[part] : undefined)
  const known = {
    read: (part: SyncedPart) => publicly(part) ?? [],
    ticked: (type: MarkType) => ticksOf(marks[type]),
    proofs,
  }
  const readSince = (part: SyncedPart) => gainedAfterOf(part, character) ?? neverGained
  for (const one of listedCollections) {
    const entries = isLearnt('read', one) ? publicly(one.table) : undefined
    if (isLearnt('read', one) && isWithheld(profile.privacy[one.table])) hides.push(one.list.word)
    if (isLearnt('ticked', one)) {
      if (entries || known.ticked(one.type).length > 0)
        shown[one.list.word] = entries
          ? readOrTicked(thingsOf(one.type, known), entries, readSince(one.table as SyncedPart))
          : idsOf(thingsOf(one.type, known), neverGained)
    } else if (entries && isLearnt('read', one)) shown[one.list.word] = idsOf(entries, readSince(one.table))
  }
  return {
    id: profile.id,
    status: settings.private ? 'private' : profile.status,
    name: profile.name ?? '',
    iconUrl: profile.iconUrl ?? '',
    worldId: profile.worldId ?? 0,
    clanId: profile.clanId ?? 0,
    gender: profile.gender,
    freeCompany: profile.freeCompany && { id: profile.freeCompany.id, name: profile.freeCompany.name },
    legacy: profile.legacy,
    found: profile.found,
    updatedAt: profile.updatedAt ?? 0,
    priority,
    owned: shown,
    hides,
  }
}

/** The same, after calling `onDamaged` with the id of a character of which a part cannot be read: it keeps its other parts. */
export const readStored = (
  character: StoredCharacter,
  proofs: Proofs,
  onDamaged: (id: number) => void,
): CharacterForNight => {
  if (character.damaged.length > 0) onDamaged(character.profile.id)
  return fromStored(character, proofs)
}

/** All characters of the store, by a scan. */
export const charactersOfStore = (store: Pick<Store, 'scanCharacters'>, proofs: Proofs): CharacterSource => ({
  about: null,
  read: async function* (onDamaged) {
    for await (const character of store.scanCharacters({ segments, onDamaged }))
      yield readStored(character, proofs, onDamaged)
  },
})
