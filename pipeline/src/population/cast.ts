import { type PrivacyPart, privacyParts } from '@kupodex/data/character'

const privateRoles = privacyParts.map((part) => `private-${part}` as const)

/** Somebody whom every population has: one of each kind a reader can meet. */
export type CastRole =
  | 'collector'
  | 'ordinary'
  | `private-${PrivacyPart}`
  | 'hidden'
  | 'deleted'
  | 'empty'
  | 'legacy'
  | 'odd-bio'

/** The first people of every population, so that even a small one has one of each kind a reader can meet. Index = place in this list. */
const cast: readonly CastRole[] = [
  'collector',
  'ordinary',
  ...privateRoles,
  'hidden',
  'deleted',
  'empty',
  'legacy',
  'odd-bio',
]

/** The role of the person of this index; null for an ordinary person. */
export const castRole = (index: number): CastRole | null => cast[index] ?? null

export const castIndex = (role: CastRole): number => cast.indexOf(role)
