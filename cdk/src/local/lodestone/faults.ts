import { seenCollections } from '@kupodex/data/game'
import * as z from 'zod'

const collectionPages = seenCollections.map(({ lodestone }) => lodestone.page)

/** The kinds of page of the stand-in; faults can be aimed at some of them. */
const standInPages = [
  'character',
  'class_job',
  ...collectionPages,
  'achievement',
  'achievement_kind',
  'achievement_detail',
  'tooltip',
  'search',
  'freecompany',
  'memberlist',
] as const

export type StandInPage = (typeof standInPages)[number]

/**
 * What can be wrong with answers: `down` closes the connection without one, `error` is a bare 500, `challenge` is a script for
 * browsers from the network in front of the site, `layout` renames all classes, `broken` ends in the middle, `garbled` loses tags. `private` and `hidden` are not faults of the site but people
 * who change their settings all at once.
 */
const faultNames = [
  'down',
  'error',
  'maintenance',
  'blocked',
  'challenge',
  'throttled',
  'notFound',
  'private',
  'hidden',
  'layout',
  'broken',
  'garbled',
  'slow',
] as const

/** A fault: for all pages of all characters, or only for some kinds of page, some characters, some answers. */
export const faultSchema = z.strictObject({
  fault: z.enum(faultNames),
  kinds: z.array(z.enum(standInPages)).optional(),
  ids: z.array(z.int().positive()).optional(),
  /** Only every n-th answer it is aimed at. */
  every: z.int().positive().optional(),
  /** For `throttled`: the `Retry-After` of the answer, in seconds; without it the answer has none. */
  retryAfter: z.int().nonnegative().optional(),
  /** For `challenge`: the status of the answer; without it 200, as of a page. */
  status: z.literal([200, 202, 405]).optional(),
  /** For `slow`: how long the answer is held back. */
  ms: z.int().nonnegative().optional(),
})

export type Fault = z.infer<typeof faultSchema>

/** What a request asks for; `id` is null where it is not about one character. */
export interface Asked {
  readonly page: StandInPage
  readonly id: number | null
}

const parts = new Map<string, StandInPage>(([...collectionPages, 'class_job'] as const).map((page) => [page, page]))

/** What the path below /lodestone asks for; null for addresses that the stand-in does not have. */
export const askedOf = (path: string): Asked | null => {
  const [section, id, part, what] = path.split('/').filter((word) => word !== '')
  if (section === 'freecompany') return { page: part === 'member' ? 'memberlist' : 'freecompany', id: null }
  if (section !== 'character') return null
  if (id === undefined) return { page: 'search', id: null }
  const of = (page: StandInPage): Asked => ({ page, id: Number(id) })
  if (part === undefined) return of('character')
  if (part === 'achievement') {
    return of(what === 'detail' ? 'achievement_detail' : what === undefined ? 'achievement' : 'achievement_kind')
  }
  const page = parts.get(part)
  return page === undefined ? null : of(what === 'tooltip' ? 'tooltip' : page)
}

/** Whether a fault is aimed at what is asked for; how often it strikes is decided elsewhere. */
export const isAimedAt = ({ kinds, ids }: Fault, { page, id }: Asked): boolean =>
  (kinds === undefined || kinds.includes(page)) && (ids === undefined || (id !== null && ids.includes(id)))

/** A page after a redesign of the site: all classes have other names, everything else is unchanged. */
export const renameClasses = (html: string): string =>
  html.replace(
    /class="([^"]*)"/g,
    (_, names: string) => `class="${names.trim().replace(/\S+/g, (name) => `x-${name}`)}"`,
  )

/** A page that has lost every seventh tag of its main part. */
export const loseTags = (html: string): string => {
  const from = Math.max(0, html.indexOf('<div class="ldst__main"'))
  let count = 0
  return html.slice(0, from) + html.slice(from).replace(/<\/?[a-z][^<>]*>/g, (tag) => (++count % 7 === 0 ? '' : tag))
}
