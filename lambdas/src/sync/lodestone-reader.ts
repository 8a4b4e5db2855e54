import type {
  AchievementHistoryPage,
  AchievementKindPage,
  CharacterPage,
  CollectionKind,
  CollectionPage,
  Lodestone,
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
export type ReadHistory = Pick<AchievementHistoryPage, 'entries' | 'pageCount' | 'points'>

/** What a sync uses of an achievement kind's page. */
export interface ReadKind {
  items: Pick<AchievementKindPage['items'][number], 'id' | 'achieved' | 'epoch'>[]
}

/** What asking for a page came to; `detail` where the client can say more of a request that failed. */
type Answer<T> = Promise<Parsed<T> & { detail?: string }>

/** The Lodestone as a sync reads it; every method is one page. */
export interface LodestoneReader {
  character: (id: number) => Answer<ReadProfile>
  collection: (id: number, kind: CollectionKind) => Answer<ReadCollection>
  /** Pages count from 1, newest first. */
  achievementHistory: (id: number, page: number) => Answer<ReadHistory>
  achievementKind: (id: number, kind: number) => Answer<ReadKind>
}

/** Reads the Lodestone through the polite client. */
export const lodestoneReader = ({ read }: Lodestone): LodestoneReader => ({
  character: (id) => read({ kind: 'character', id }),
  collection: (id, kind) => read({ kind, id }),
  achievementHistory: (id, page) => read({ kind: 'achievement', id, page }),
  achievementKind: (id, achievementKind) => read({ kind: 'achievement_kind', id, achievementKind }),
})

/** Outcomes that say nothing of the character: they are tried again later and change nothing that is stored. */
export type PassingOutcome = Exclude<Refusal['outcome'], 'private' | 'hidden' | 'notFound'>

/** An answer that says nothing of the character; `why` where the reader can tell. */
export interface Failed {
  state: 'failed'
  code: PassingOutcome
  why: string
}

/** Turns an outcome that says nothing of the character into a value. */
export const failed = (refusal: Extract<Refusal, { outcome: PassingOutcome }> & { detail?: string }): Failed => ({
  state: 'failed',
  code: refusal.outcome,
  why: refusal.outcome === 'unknownLayout' ? refusal.why : (refusal.detail ?? ''),
})
