import { type LeanRow, mainPatch } from '@kupodex/data/game'
import type { Dates } from '../states.ts'

type Chapter = LeanRow<'storyChapters'>

export interface ChapterRow {
  chapter: Chapter
  /** How many of its quests are done at least; null where nothing is known of the character. */
  quests: number | null
  isDone: boolean
  /** When (epoch s) the first achievement came that shows it done, or most of it; 0 where the day is not known, null while there is none. */
  date: number | null
  /** Whether that achievement is one of a later chapter, so that this one was done by then. */
  isEarlier: boolean
}

export interface StoryGroup {
  expansion: LeanRow<'expansions'>
  chapters: readonly ChapterRow[]
  /** Quests that are done at least, and all of them. */
  done: number
  possible: number
}

/** The first of some dates that are known; 0 where none is. */
const firstOf = (dates: readonly number[]): number => {
  const known = dates.filter((date) => date > 0)
  return known.length === 0 ? 0 : Math.min(...known)
}

/** The chapters that a character who began in a city plays, in their order. A city that is not known is taken for the first. */
const chaptersFrom = (chapters: readonly Chapter[], townId: number | null): Chapter[] => {
  const isTown = chapters.some((chapter) => chapter.townId !== 0 && chapter.townId === townId)
  const town = isTown ? townId : 1
  return chapters.filter((one) => one.townId === 0 || one.townId === town).sort((a, b) => a.sort - b.sort)
}

const chapterRow = (chapter: Chapter, dates: Dates | null, later: readonly number[]): ChapterRow => {
  if (dates === null) return { chapter, quests: null, isDone: false, date: null, isEarlier: false }
  const steps = chapter.steps.flatMap(({ achievementId, quests }) => {
    const date = dates.get(achievementId)
    return date === undefined ? [] : [{ quests, date }]
  })
  const most = Math.max(0, ...steps.map(({ quests }) => quests))
  const isOwn = most === chapter.quests
  const own = firstOf(steps.filter(({ quests }) => quests === most).map(({ date }) => date))
  if (later.length === 0 && !isOwn) {
    return { chapter, quests: most, isDone: false, date: steps.length === 0 ? null : own, isEarlier: false }
  }
  // Every later achievement proves it too, and may have come before its own: quests are older than their achievements.
  const date = isOwn ? firstOf([own, ...later]) : firstOf(later)
  return { chapter, quests: chapter.quests, isDone: true, date, isEarlier: !isOwn || date !== own }
}

/** The main scenario by chapter: an achievement for one of its quests shows that all before it are done. `dates` is null where they are not known. */
export const chapterRows = (chapters: readonly Chapter[], townId: number | null, dates: Dates | null): ChapterRow[] => {
  const later: number[] = []
  return chaptersFrom(chapters, townId)
    .toReversed()
    .map((chapter) => {
      const row = chapterRow(chapter, dates, [...later])
      for (const { achievementId } of chapter.steps) {
        const date = dates?.get(achievementId)
        if (date !== undefined) later.push(date)
      }
      return row
    })
    .reverse()
}

/** The chapters by expansion, in the order of the story. */
export const storyGroups = (rows: readonly ChapterRow[], expansions: readonly LeanRow<'expansions'>[]): StoryGroup[] =>
  expansions
    .toSorted((a, b) => a.id - b.id)
    .map((expansion) => {
      const chapters = rows.filter(({ chapter }) => chapter.expansionId === expansion.id)
      return {
        expansion,
        chapters,
        done: chapters.reduce((sum, { quests }) => sum + (quests ?? 0), 0),
        possible: chapters.reduce((sum, { chapter }) => sum + chapter.quests, 0),
      }
    })
    .filter(({ chapters }) => chapters.length > 0)

/** The main patch, in tenths, of the chapter that a character is in: titles of later ones are hidden until it gets there. */
export const reachedPatch = (rows: readonly ChapterRow[]): number | null => {
  const current = rows.find(({ isDone }) => !isDone) ?? rows.at(-1)
  return current === undefined ? null : mainPatch(current.chapter.patch)
}

export interface TribeRow {
  tribe: LeanRow<'tribes'>
  /** 0 where no achievement shows any. */
  rank: number
  /** When the achievement for that rank came (epoch s), 0 where the day is not known; null without one. */
  date: number | null
}

export interface TribeGroup {
  expansion: LeanRow<'expansions'>
  tribes: readonly TribeRow[]
}

/** The allied societies by expansion, newest first. */
export const tribeGroups = (
  tribes: readonly LeanRow<'tribes'>[],
  expansions: readonly LeanRow<'expansions'>[],
  dates: Dates | null,
): TribeGroup[] =>
  expansions
    .toSorted((a, b) => b.id - a.id)
    .map((expansion) => ({
      expansion,
      tribes: tribes
        .filter(({ expansionId }) => expansionId === expansion.id)
        .toSorted((a, b) => a.sort - b.sort)
        .map((tribe): TribeRow => {
          const best = tribe.ranks.findLast(({ achievementId }) => dates?.has(achievementId))
          return { tribe, rank: best?.rank ?? 0, date: (best && dates?.get(best.achievementId)) ?? null }
        }),
    }))
    .filter((group) => group.tribes.length > 0)
