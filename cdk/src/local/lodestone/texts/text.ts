import type { JobRole } from '@kupodex/pipeline/population'

export interface Texts {
  readonly site: string
  readonly character: string
  readonly homeWorld: string
  /** The tabs that are no collection's: those have the collections' names. */
  readonly tabs: Readonly<Record<'profile' | 'class_job' | 'achievement' | 'following', string>>
  readonly privateProfile: string
  readonly raceClanGender: string
  readonly nameday: string
  readonly guardian: string
  readonly town: string
  readonly grandCompany: string
  readonly freeCompany: string
  readonly pvpTeam: string
  readonly attributes: readonly [heading: string, ...names: string[]]
  readonly introduction: string
  readonly itemLevel: string
  /** An invented piece for one of the 14 places of gear; of item level 0 it is the place's own name. */
  readonly pieceOf: (place: number, itemLevel: number) => string
  readonly level: string
  readonly roles: Readonly<Record<JobRole, string>>
  readonly war: string
  readonly craft: string
  readonly fields: Readonly<Record<'eureka' | 'bozja' | 'occult', { readonly section: string; readonly level: string }>>
  readonly total: string
  readonly movement: string
  readonly slogan: string
  readonly companyTag: string
  readonly formed: string
  readonly members: string
  readonly rank: string
  readonly recruitment: readonly [open: string, closed: string]
  readonly standing: string
  readonly memberRanks: readonly string[]
  readonly notFound: readonly [heading: string, text: string]
  readonly restricted: readonly [heading: string, text: string]
  readonly maintenance: readonly [heading: string, text: string]
  readonly noResults: string
  readonly thousands: string
  readonly namedayOf: (day: number, moon: number, umbral: boolean) => string
  readonly count: (total: string) => string
  readonly page: (page: number, pages: number) => string
  readonly earned: (kind: string, name: string) => string
  /** Names of a grand company's ranks 1-11; the company decides the word. */
  readonly companyRank: (companyId: number, rank: number) => string
}

/** The n-th of words parted by |. */
export const wordAt = (words: string, index: number): string => words.split('|')[index] ?? ''
