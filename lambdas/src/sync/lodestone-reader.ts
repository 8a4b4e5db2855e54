import type {
  AchievementHistoryPage,
  AchievementKindPage,
  CharacterPage,
  CollectionKind,
  CollectionPage,
  Parsed,
  Refusal,
} from '@kupodex/data/lodestone'

/** What a sync uses of a profile page. */
export type ReadProfile = Pick<
  CharacterPage,
  | 'name'
  | 'title'
  | 'world'
  | 'avatarUrl'
  | 'portraitUrl'
  | 'clan'
  | 'gender'
  | 'guardian'
  | 'cityState'
  | 'grandCompany'
  | 'freeCompany'
  | 'activeClassTooltip'
  | 'profileLevels'
  | 'tabs'
>

/** What a sync uses of a list of owned things; only mobile markup names them. */
export type ReadCollection = Pick<CollectionPage, 'variant' | 'namesOnPage'>

/** What a sync uses of a page of the achievement history. */
export type ReadHistory = Pick<AchievementHistoryPage, 'entries' | 'pageCount'>

/** What a sync uses of an achievement kind's page. */
export interface ReadKind {
  items: Pick<AchievementKindPage['items'][number], 'id' | 'achieved' | 'epoch'>[]
}

/** The Lodestone as a sync reads it; every method is one request. */
export interface LodestoneReader {
  character: (id: number) => Promise<Parsed<ReadProfile>>
  collection: (id: number, kind: CollectionKind) => Promise<Parsed<ReadCollection>>
  /** Pages count from 1, newest first. */
  achievementHistory: (id: number, page: number) => Promise<Parsed<ReadHistory>>
  achievementKind: (id: number, kind: number) => Promise<Parsed<ReadKind>>
}

/** Outcomes that say nothing of the character: they are tried again later and change nothing that is stored. */
export type PassingOutcome = Exclude<Refusal['outcome'], 'private' | 'hidden' | 'notFound'>

/** An answer that says nothing of the character; `why` where the reader can tell. */
export interface Failed {
  state: 'failed'
  code: PassingOutcome
  why: string
}

/** Turns an outcome that says nothing of the character into a value. */
export const failed = (refusal: Extract<Refusal, { outcome: PassingOutcome }>): Failed => ({
  state: 'failed',
  code: refusal.outcome,
  why: refusal.outcome === 'unknownLayout' ? refusal.why : '',
})
