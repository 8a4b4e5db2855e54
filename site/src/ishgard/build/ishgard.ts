import { ishgardJobs, type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { fitting, type IshgardChoice, readChoice, seasonOf } from '#ishgard/choice.ts'
import type { IshgardFrame } from '#ishgard/frame.ts'
import spriteUrl from '#images/sprite.svg?url&no-inline'
import { inLanguage, ishgardIndexPath, lastDay, pathOf } from '#paths/paths.ts'
import type { PublishedTree } from '#build/published.ts'

const codes: readonly string[] = Object.values(ishgardJobs).flat()

export const ishgardFrame = (language: Language): IshgardFrame => {
  const jobs = loadTable('jobs').filter(({ abbreviation }) => codes.includes(abbreviation.en))
  const nameOf = (name: (typeof jobs)[number]['name']) => {
    const text = nameIn(name, language)
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
  }
  return {
    language,
    jobs: Object.fromEntries(jobs.map(({ id, name }) => [id, nameOf(name)])),
    codes: Object.fromEntries(jobs.map(({ abbreviation, name }) => [abbreviation.en, nameOf(name)])),
    letters: Object.fromEntries(jobs.map(({ abbreviation }) => [abbreviation.en, nameIn(abbreviation, language)])),
    sprite: spriteUrl,
    base: inLanguage(language, pathOf('char')),
  }
}

/** An address below `/ranking/ishgard/` and the board it shows; null for the shell that the browser fills with a world's board. */
interface IshgardPage {
  rest: string
  choice: IshgardChoice | null
}

/** The event's pages that are prerendered: boards of all worlds. A shell is filled with those of one world, some ten thousand that never change. */
export const ishgardPages = ({ ishgardIndex: index }: PublishedTree): IshgardPage[] => {
  const page = (...words: (string | number)[]): IshgardPage => {
    const choice = readChoice(['global', ...words.map(String)])
    return { rest: ['global', ...words].join('/'), choice: index === null ? choice : fitting(index, choice) }
  }
  return [
    { rest: 'world', choice: null },
    page(),
    ...(index?.seasons ?? []).flatMap(({ season, groups, days }) =>
      groups.flatMap((group) => [
        page(season, group),
        ...days.filter((day) => day !== lastDay).map((day) => page(season, group, day)),
      ]),
    ),
  ]
}

const isArchived = (index: PublishedTree['ishgardIndex'], scope: string): boolean =>
  index !== null && (seasonOf(index, readChoice([scope]).season)?.scopes.includes(scope) ?? false)

/** The address of the event in a scope, in the season that an address without one shows; of all worlds where it has no archive. */
export const ishgardLink = (
  { ishgardIndex }: Pick<PublishedTree, 'ishgardIndex'>,
  language: Language,
  scope: string,
): string => inLanguage(language, ishgardIndexPath(isArchived(ishgardIndex, scope) ? scope : 'global'))
