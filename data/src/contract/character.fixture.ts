import { itemTypes, type PrivacyPart, privacyParts, type SyncedPart, syncedParts } from '../character/index.ts'
import type { CharacterAnswer } from './character-answers.ts'
import { recordOf } from '../game/index.ts'

type Part = CharacterAnswer['parts'][PrivacyPart]

/** All parts of a character in one state, but for some. */
export const partsOf = (
  state: Part['state'],
  others: Partial<CharacterAnswer['parts']> = {},
): CharacterAnswer['parts'] => ({
  ...recordOf(privacyParts, (): Part => ({ state, asOf: state === 'unknown' ? null : 1 })),
  ...others,
})

/** How it stands with every part of a character of the Lodestone. */
type PartsState = 'public' | 'private' | 'unread'

const thing = { id: 3, date: 9, deleted: false }

/** A character that has thing 3 of each part that was read, since second 9, and 5 things of all that players check off. */
export const characterWith = (state: PartsState, more: object = {}): CharacterAnswer =>
  ({
    id: 7,
    ...recordOf(syncedParts, () => (state === 'unread' ? [] : [thing])),
    ...Object.fromEntries(syncedParts.map((part: SyncedPart) => [`${part}Private`, state === 'private'])),
    ...Object.fromEntries(itemTypes.map((type) => [`${type}Count`, 5])),
    parts: partsOf(state === 'unread' ? 'unknown' : state),
    ...more,
  }) as unknown as CharacterAnswer
