import { type IshgardGroup, ishgardGroups, ishgardSeasons } from '@kupodex/data/game'
import type { IshgardIndexAnswer } from '@kupodex/data/contract'
import { lastDay } from '#paths/paths.ts'

export interface IshgardChoice {
  scope: string
  season: number
  group: IshgardGroup
  day: number
}

const isGroup = (word: string | undefined): word is IshgardGroup =>
  (ishgardGroups as readonly (string | undefined)[]).includes(word)

/** The board that the words after `/ranking/ishgard/` name: without a season the last, without a group crafters; a day not in 1 to 10 is the last (spec: site §5). */
export const readChoice = (words: readonly string[]): IshgardChoice => {
  const [scope = 'global', season, group, day] = words
  const known = ishgardSeasons.find((one) => String(one) === season)
  const isDay = day !== undefined && /^([1-9]|10)$/.test(day)
  return {
    scope,
    season: known ?? ishgardSeasons[ishgardSeasons.length - 1] ?? 0,
    group: isGroup(group) ? group : 'Crafters',
    day: isDay ? Number(day) : lastDay,
  }
}

/** What there is of a season; nothing of one that the archive does not have. */
export const seasonOf = (index: Pick<IshgardIndexAnswer, 'seasons'>, season: number) =>
  index.seasons.find((one) => one.season === season)

/** A choice in another season or scope: the same day if there is one, else the last. */
export const fitting = (index: Pick<IshgardIndexAnswer, 'seasons'>, choice: IshgardChoice): IshgardChoice => {
  const days = seasonOf(index, choice.season)?.days ?? []
  return { ...choice, day: days.includes(choice.day) ? choice.day : (days.at(-1) ?? choice.day) }
}
