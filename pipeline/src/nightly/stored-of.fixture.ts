import { newProfile, noSettings, type PartPrivacy } from '@kupodex/data/character'
import { isLearnt, listedCollections } from '@kupodex/data/game'
import type { StoredCharacter } from '@kupodex/data/store'
import type { CharacterForNight, OwnedIds } from './read/character.ts'

const shown: PartPrivacy = { state: 'public', asOf: 1 }

const concealed: PartPrivacy = { state: 'private', asOf: 1 }

const tickedAt = 86_400

const entriesOf = ({ ids, dates }: OwnedIds) => Array.from(ids, (id, at) => ({ id, date: dates[at] ?? 0 }))

/** A character as the store has it, of which `fromStored` makes the one given; for tests. */
export const storedOf = (character: CharacterForNight): StoredCharacter => {
  const { id, status, name, iconUrl, worldId, clanId, gender, freeCompany, legacy, found, updatedAt, priority } =
    character
  const profile = newProfile(id, 0)
  const stored: StoredCharacter = {
    ...{ priority, due: 0, failures: 0, leaseUntil: null, attemptAt: null },
    ...{ owned: {}, since: {}, again: {}, marks: {}, settings: noSettings, damaged: [] },
    profile: {
      ...{ ...profile, name: name || null, iconUrl: iconUrl || null, worldId: worldId || null, clanId: clanId || null },
      ...{ gender, legacy, found, updatedAt: updatedAt || null, privacy: { ...profile.privacy } },
      // Stored is what the Lodestone said; that somebody waits for it follows from the queue.
      status: status === 'updating' ? 'ready' : status,
      freeCompany,
    },
  }
  for (const one of listedCollections) {
    if (isLearnt('proven', one)) continue
    if (isLearnt('read', one) && character.hides.includes(one.list.word)) stored.profile.privacy[one.table] = concealed
    const marks = character.owned[one.list.word]
    if (!marks) continue
    const entries = entriesOf(marks)
    const isRead = isLearnt('read', one) && !character.hides.includes(one.list.word)
    /** Of what is both read and ticked, every other thing is ticked that has no date: a night takes none of a tick there. */
    const ticked = isLearnt('ticked', one)
      ? entries.filter(({ date }, at) => !isRead || (at % 2 === 1 && date === 0))
      : []
    if (isLearnt('ticked', one))
      stored.marks[one.type] = Object.fromEntries(ticked.map(({ id, date }) => [id, isRead ? tickedAt : date]))
    if (isRead) {
      stored.owned[one.table] = entries.filter((entry) => !ticked.includes(entry))
      stored.since[one.table] = marks.gainedAfter
      stored.profile.privacy[one.table] = shown
    }
  }
  return stored
}
