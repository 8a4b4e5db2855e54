import type { Place } from '#list/opened.ts'

/** What is open of a list: the key of a thing, and the group that is shown beside it; null for none and for all. */
export interface Opened {
  group: string | null
  key: number | null
  /** Whether the place names a group that the list does not have. */
  isUnknown: boolean
}

/** What a place opens of a list in groups: a thing opened from the list does not narrow it to its group; a word that is no group shows all, and is unknown. */
export const openedIn = ({ parts, from }: Place, groups: readonly { slug: string }[]): Opened => {
  const last = parts.at(-1)
  const key = last !== undefined && /^\d+$/.test(last) ? Number(last) : null
  const named = groups.find(({ slug }) => slug === parts[0])?.slug ?? null
  return {
    key,
    group: key !== null && from !== undefined ? from : named,
    isUnknown: key === null && last !== undefined && named === null,
  }
}
