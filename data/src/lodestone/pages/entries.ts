import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { mainOf } from '../markup/page.ts'
import {
  characterLink,
  freeCompanyLink,
  levelOf,
  matchIn,
  pairOf,
  pictureIn,
  textIn,
  worldOf,
} from '../markup/values.ts'
import type { Parsed } from '../ground/outcome.ts'
import { expectComplete, type PagePosition, readPager, readTotal } from './pager.ts'

type CharacterEntry = {
  id: number
  name: string
  world: string
  dataCenter: string | null
  avatarUrl: string
  level: number | null
  grandCompany: { name: string; rank: string } | null
  freeCompany: { id: string; name: string } | null
}

/** A page of a list of members: of a free company or a linkshell. */
export type MemberListPage = PagePosition & { total: number; entries: CharacterEntry[] }

/** A page of hits; `languages` is what the player says to speak (`JA/EN`). */
export type SearchPage = PagePosition & { total: number; entries: (CharacterEntry & { languages: string | null })[] }

export const readSearch = (html: string): Parsed<SearchPage> => {
  const main = mainOf(html)
  const entries = entriesIn(main)
  const members = main.find('ls__member') ?? entries.find((entry) => entry.find('entry__bg'))
  expectLayout(!members && !main.find('frame__chara') && !main.find('entry__freecompany'), 'not a search')
  const total = readTotal(main) ?? 0
  const position = readPager(main)
  if (position.pageCount === null) expectComplete(entries.length, total, position)
  expectLayout(entries.length > 0 || total === 0, 'no hits')
  return {
    outcome: 'ok',
    value: {
      total,
      ...position,
      entries: entries.map((entry) => ({ ...readEntry(entry), languages: languagesOf(entry) })),
    },
  }
}

export const readMemberList = (html: string): Parsed<MemberListPage> => {
  const main = mainOf(html)
  const entries = entriesIn(main)
  const members = main.find('ls__member') ?? entries.find((entry) => entry.find('entry__bg'))
  expectLayout(members !== null && members !== undefined, 'not a list of members')
  const total = readTotal(main) ?? unknownLayout('no members')
  const position = readPager(main)
  expectComplete(entries.length, total, position)
  return { outcome: 'ok', value: { total, ...position, entries: entries.map(readEntry) } }
}

/** The entries that are characters: the header of a free company is an entry too. */
const entriesIn = (main: Element): Element[] => {
  const entries = main.all('entry').filter((entry) => {
    if (linkOf(entry)) return true
    expectLayout(entry.find('entry__freecompany') !== null, 'an entry without a link')
    return false
  })
  expectLayout(main.all('entry__name').length === entries.length, 'a name outside an entry')
  return entries
}

const linkOf = (entry: Element) =>
  entry.find('entry__link') ?? entry.find('entry__bg') ?? entry.find('entry__chara__link')

const readEntry = (entry: Element): CharacterEntry => {
  const link = linkOf(entry) ?? unknownLayout('an entry without a link')
  const facts = (entry.find('entry__chara_info') ?? entry.need('entry__freecompany__info')).tagged('li')
  return {
    id: Number(matchIn(link, 'href', characterLink)),
    name: textIn(entry.need('entry__name')),
    ...worldOf(entry.need('entry__world').text),
    avatarUrl: pictureIn(entry.need('entry__chara__face')),
    level: readLevel(facts),
    grandCompany: readGrandCompany(facts),
    freeCompany: readFreeCompany(entry),
  }
}

/** The level is the number beside a class picture; a rank within the free company may be elsewhere in the entry. */
const readLevel = (facts: readonly Element[]): number | null => {
  const [fact, ...others] = facts.filter((item) => item.find('list__ic__class'))
  const [number] = fact?.tagged('span') ?? []
  return number && others.length === 0 ? levelOf(textIn(number)) : unknownLayout('the level of an entry')
}

const readGrandCompany = (facts: readonly Element[]) => {
  const tooltips = facts.map((fact) => fact.attribute('data-tooltip')).filter((tooltip) => tooltip !== null)
  expectLayout(tooltips.length < 2, 'two grand companies')
  expectLayout(
    tooltips.length === facts.filter((fact) => fact.has('js__tooltip')).length,
    'a tooltip that says nothing',
  )
  return tooltips[0] === undefined ? null : (pairOf(tooltips[0]) ?? unknownLayout('a grand company'))
}

const readFreeCompany = (entry: Element) => {
  const link = entry.find('entry__freecompany__link')
  const others = entry.tagged('a').filter((other) => freeCompanyLink.test(other.attribute('href') ?? ''))
  expectLayout(others.length === (link ? 1 : 0), 'the free company of an entry')
  if (!link) return null
  const [name] = link.tagged('span')
  return { id: matchIn(link, 'href', freeCompanyLink), name: name ? textIn(name) : unknownLayout('a free company') }
}

const languagesOf = (entry: Element): string | null => entry.find('entry__chara__lang')?.text || null
