import type {
  AchievementHistoryPage,
  AchievementKindPage,
  CharacterPage,
  CollectionKind,
  Lodestone,
  Parsed,
  Refusal,
  TooltipPage,
  WorldStatusPage,
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
  | 'gear'
  | 'selfIntroduction'
  | 'tabs'
  | 'unknownTabs'
>

/** What a sync uses of a list of owned things: their names, or, where the page was asked for in desktop markup and has none, the hashes of their cards. */
export type ReadCollection =
  | { variant: 'mobile' | 'named'; items: readonly { name: string; iconUrl: string }[] }
  | { variant: 'desktop'; items: readonly { tooltipHash: string; iconUrl: string }[] }

type ReadCard = Pick<TooltipPage, 'name'>

export type ReadHistory = Pick<
  AchievementHistoryPage,
  'name' | 'title' | 'world' | 'avatarUrl' | 'tabs' | 'entries' | 'pageCount' | 'points' | 'total'
>

interface ReadKind {
  items: Pick<AchievementKindPage['items'][number], 'id' | 'achieved' | 'epoch'>[]
}

interface ReadWorlds {
  worlds: readonly Pick<WorldStatusPage['worlds'][number], 'name' | 'state'>[]
}

/** The result of requesting a page; `detail` if the client knows more about a failed request. */
type Answer<T> = Promise<Parsed<T> & { detail?: string }>

/** The Lodestone as the worker reads it; every method is one page. */
export interface LodestoneReader {
  character: (id: number) => Answer<ReadProfile>
  collection: (id: number, kind: CollectionKind) => Answer<ReadCollection>
  /** The card of a thing by the hash in a list; the same for every owner. */
  card: (id: number, kind: CollectionKind, hash: string) => Answer<ReadCard>
  /** Pages count from 1, newest first. */
  achievementHistory: (id: number, page: number) => Answer<ReadHistory>
  achievementKind: (id: number, kind: number) => Answer<ReadKind>
  worlds: () => Answer<ReadWorlds>
}

export const lodestoneReader = ({ read }: Lodestone): LodestoneReader => ({
  character: (id) => read({ kind: 'character', id }),
  collection: (id, kind) => read({ kind, id }),
  card: (id, collection, hash) => read({ kind: 'tooltip', id, collection, hash }),
  achievementHistory: (id, page) => read({ kind: 'achievement', id, page }),
  achievementKind: (id, achievementKind) => read({ kind: 'achievement_kind', id, achievementKind }),
  worlds: () => read({ kind: 'worldstatus' }),
})

export type SyncPageKind = 'character' | CollectionKind | 'achievement' | 'achievement_kind'

/** Requests one page of a kind, whatever its content. */
export const readAnyPage = (reader: LodestoneReader, kind: SyncPageKind, id: number): Answer<unknown> => {
  switch (kind) {
    case 'character':
      return reader.character(id)
    case 'achievement':
      return reader.achievementHistory(id, 1)
    case 'achievement_kind':
      return reader.achievementKind(id, 1)
    default:
      return reader.collection(id, kind)
  }
}

/** Outcomes that say nothing about the character: they are retried later and change nothing that is stored. */
export type PassingOutcome = Exclude<Refusal['outcome'], 'private' | 'hidden' | 'notFound'>

/** An answer that says nothing about the character; `why` if the reader knows the cause. */
export interface Failed {
  state: 'failed'
  /** `unfinished`: the site showed everything, but there is more to read than one sync may request. */
  code: PassingOutcome | 'unfinished'
  why: string
  kind: SyncPageKind
}

export type Passing = Extract<Refusal, { outcome: PassingOutcome }> & { detail?: string }

/** Converts an outcome that says nothing about the character into a value. */
export const failed = (refusal: Passing, kind: SyncPageKind): Failed => ({
  state: 'failed',
  code: refusal.outcome,
  why: refusal.outcome === 'unknownLayout' ? refusal.why : (refusal.detail ?? ''),
  kind,
})
