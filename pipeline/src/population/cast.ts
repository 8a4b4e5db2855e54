/**
 * The first people of every population, so that even a small one has one of each kind a reader can meet.
 * Index = place in this list.
 */
const cast = [
  'collector',
  'ordinary',
  'private-profile',
  'private-achievements',
  'private-mounts',
  'private-minions',
  'private-facewear',
  'hidden',
  'deleted',
  'empty',
  'legacy',
  'odd-bio',
] as const

export type CastRole = (typeof cast)[number]

/** The role of the person of this index; null for an ordinary person. */
export const castRole = (index: number): CastRole | null => cast[index] ?? null

/** The index of a member of the cast. */
export const castIndex = (role: CastRole): number => cast.indexOf(role)
