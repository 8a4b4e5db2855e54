import { type CollectionKind, collectionKinds } from '../ground/collection-kinds.ts'
import { classify } from './classify.ts'
import { LayoutError } from '../markup/layout-error.ts'
import type { Parsed } from '../ground/outcome.ts'
import {
  type AchievementHistoryPage,
  type AchievementKindPage,
  readAchievementHistory,
  readAchievementKind,
} from './achievements.ts'
import { type CharacterPage, readCharacter } from './character.ts'
import { type ClassJobPage, readClassJob } from './class-job.ts'
import { type CollectionPage, readCollection } from './collection.ts'
import { type MemberListPage, readMemberList, readSearch, type SearchPage } from './entries.ts'
import { readEmotes } from './emotes.ts'
import { type FreeCompanyPage, readFreeCompany } from './free-company.ts'
import { readTooltip, type TooltipPage } from './tooltip.ts'
import { readWorldStatus, type WorldStatusPage } from './world-status.ts'

export type PageValues = {
  character: CharacterPage
  class_job: ClassJobPage
  achievement: AchievementHistoryPage
  achievement_kind: AchievementKindPage
  search: SearchPage
  memberlist: MemberListPage
  freecompany: FreeCompanyPage
  tooltip: TooltipPage
  worldstatus: WorldStatusPage
} & { [Kind in CollectionKind]: CollectionPage }

export type PageKind = keyof PageValues

const collectionReaders = Object.fromEntries(collectionKinds.map((kind) => [kind, readCollection(kind)])) as Record<
  CollectionKind,
  ReturnType<typeof readCollection>
>

const readers: { [K in PageKind]: (html: string) => Parsed<PageValues[K]> } = {
  character: readCharacter,
  class_job: readClassJob,
  ...collectionReaders,
  emote: readEmotes,
  achievement: readAchievementHistory,
  achievement_kind: readAchievementKind,
  search: readSearch,
  memberlist: readMemberList,
  freecompany: readFreeCompany,
  tooltip: readTooltip,
  worldstatus: readWorldStatus,
}

export const pageKinds = Object.keys(readers) as PageKind[]

/**
 * Reads a page of the Lodestone as the kind asked for: its values, or why there are not any. `status` is the HTTP status of
 * the answer, null for a saved file. It gives no uncertain values: a page that is cut off, damaged or of another kind is
 * `unknownLayout`.
 */
export const parsePage = <K extends PageKind>(
  kind: K,
  html: string,
  status: number | null = null,
): Parsed<PageValues[K]> => {
  try {
    const answer = classify(status, html)
    return answer.outcome === 'page' ? readers[kind](html) : answer
  } catch (error) {
    if (error instanceof LayoutError) return { outcome: 'unknownLayout', why: error.message }
    throw error
  }
}
