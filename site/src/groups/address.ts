import { groupSlugPattern } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { whoIn } from '#party/who.ts'
import { groupPath, inLanguage, splitLanguage } from '#paths/paths.ts'

const invitationWord = 'invitation'

const groupPattern = new RegExp(`^/group/(${groupSlugPattern})/$`)

/** The slug of the group that a path is of; null for another path. */
export const groupInPath = (path: string): string | null => groupPattern.exec(splitLanguage(path).path)?.[1] ?? null

/** The code of the invitation that a query opens; null for another query. */
export const invitationIn = (search: string): string | null => new URLSearchParams(search).get(invitationWord)

/** The address of a group, to be given to others, on the site at `origin`. */
export const groupAddress = (origin: string, language: Language, slug: string): string =>
  origin + inLanguage(language, groupPath(slug))

export const invitationAddress = (origin: string, language: Language, slug: string, code: string): string =>
  `${groupAddress(origin, language, slug)}?${invitationWord}=${encodeURIComponent(code)}`

/** The path of a page about all members of a group, such as what they have. */
export const ofGroup = (language: Language, word: 'matrix' | 'tonight', slug: string): string =>
  `${inLanguage(language, `/${word}/`)}?group=${slug}`

/** The characters of which a group is to be made by the fragment of an address (`#chars=7,8`), which no server reads; none for another fragment. */
export const groupOf = (fragment: string): readonly number[] => {
  const who = whoIn(`?${fragment.replace(/^#/, '')}`)
  return who?.by === 'characters' ? who.ids : []
}
