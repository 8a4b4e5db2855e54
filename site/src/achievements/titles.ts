import { achievementCountsInTotals, type Counting, titleCountingOf } from '@kupodex/data/rules'
import { type LeanRow, type PageSection, titlePatch } from '@kupodex/data/game'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { PageTexts } from './page-texts.ts'
import type { Dates } from './states.ts'
import type { Giver } from './title-sources.ts'

/** What a title is to a character (spec: characters §2). No title is bought, or limited in time. */
export type TitleSection = Exclude<PageSection, 'limited' | 'purchased'>

export const isSection = (section: PageSection): section is TitleSection =>
  section !== 'limited' && section !== 'purchased'

/** What a section is called: what is left to obtain is not known of nobody's titles. */
export const sectionName = ({ room: { titles } }: PageTexts, section: TitleSection, isKnown: boolean): string =>
  section === 'left' && !isKnown ? titles.obtainable : titles.sections[section]

export interface TitleRow {
  id: number
  /** The form for the character's own gender, and the other one where it differs. */
  name: string
  other: string | null
  section: TitleSection
  counting: Counting
  /** The main patch that brought it, in tenths. */
  patch: number | null
  /** The achievement that gave it, or the first that does. */
  achievement: Giver
  /** When it was obtained (epoch s), 0 where that is not known; null while it is not. */
  date: number | null
}

export type Gender = 'male' | 'female'

const forms = ({ masculine, feminine }: LeanRow<'titles'>, gender: Gender): Pick<TitleRow, 'name' | 'other'> => {
  const [own, other] = gender === 'male' ? [masculine, feminine] : [feminine, masculine]
  return { name: own, other: own === other ? null : other }
}

/** Titles in the game's order, without those that nothing gives any more. Of several givers the first completed dates it, and one that can be had is enough. */
export const titleRows = (
  titles: readonly LeanRow<'titles'>[],
  achievements: readonly Giver[],
  { dates, legacy, gender }: { dates: Dates; legacy: boolean; gender: Gender },
): TitleRow[] => {
  const byId = new Map(achievements.map((row) => [row.id, row]))
  return titles
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
    .flatMap((title): TitleRow[] => {
      const giving = title.achievementIds.flatMap((id) => byId.get(id) ?? [])
      const [given] = giving
        .filter(({ id }) => dates.has(id))
        .toSorted((a, b) => (dates.get(a.id) ?? 0) - (dates.get(b.id) ?? 0))
      const possible = giving.find((row) => achievementCountsInTotals(row, legacy))
      const achievement = given ?? possible ?? giving[0]
      if (achievement === undefined) return []
      const counting = titleCountingOf(giving, legacy)
      const section = given ? 'obtained' : counting === 'counted' ? 'left' : 'notObtainable'
      const date = given ? (dates.get(given.id) ?? 0) : null
      const patch = titlePatch(giving.map(({ id }) => id))
      return [{ id: title.id, ...forms(title, gender), section, counting, patch, achievement, date }]
    })
}

/** Whose form of a title comes first; the masculine where the character's gender is not known. */
export const genderOf = ({ gender }: Pick<CharacterAnswer, 'gender'>): Gender => gender ?? 'male'
