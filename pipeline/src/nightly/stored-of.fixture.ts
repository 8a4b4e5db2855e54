import { newProfile, noSettings, type PartPrivacy } from '@kupodex/data/character'
import { listedCollections } from '@kupodex/data/game'
import type { StoredCharacter } from '@kupodex/data/store'
import type { CharacterForNight, OwnedIds } from './read/character.ts'

const shown: PartPrivacy = { state: 'public', asOf: 1 }

const concealed: PartPrivacy = { state: 'private', asOf: 1 }

const entriesOf = ({ ids, dates }: OwnedIds) => Array.from(ids, (id, at) => ({ id, date: dates[at] ?? 0 }))

/** A character as the store has it, of which `fromStored` makes the one given; for tests. */
export const storedOf = (character: CharacterForNight): StoredCharacter => {
  const { id, status, name, iconUrl, worldId, clanId, gender, freeCompany, legacy, updatedAt, priority } = character
  const profile = newProfile(id, 0)
  const stored: StoredCharacter = {
    ...{ priority, due: 0, failures: 0, leaseUntil: null, attemptAt: null },
    ...{ owned: {}, since: {}, marks: {}, settings: noSettings, damaged: [] },
    profile: {
      ...{ ...profile, name: name || null, iconUrl: iconUrl || null, worldId: worldId || null, clanId: clanId || null },
      ...{ gender, legacy, updatedAt: updatedAt || null, privacy: { ...profile.privacy } },
      // Stored is what the Lodestone said; that somebody waits for it follows from the queue.
      status: status === 'updating' ? 'ready' : status,
      freeCompany: freeCompany ? { id: '1', name: 'Kupo' } : null,
    },
  }
  for (const { type, table, learnt, list } of listedCollections) {
    if (learnt === 'sync' && character.hides.includes(list.word)) stored.profile.privacy[table] = concealed
    if (learnt === 'achievement') continue
    const owned = character.owned[list.word]
    if (!owned) continue
    if (learnt === 'hand') stored.marks[type] = Object.fromEntries(entriesOf(owned).map((mark) => [mark.id, mark.date]))
    else {
      stored.owned[table] = entriesOf(owned)
      stored.profile.privacy[table] = shown
    }
  }
  return stored
}
