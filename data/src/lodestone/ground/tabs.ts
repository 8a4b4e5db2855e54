import { collectionNames } from '#game/collections/index.ts'
import { type CollectionTab, collectionTabs, tabbedCollections } from './collection-kinds.ts'
import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'

/** The state of a tab of the profile: a link, greyed out (none owned), the current page, or not there. */
export type TabState = 'link' | 'disabled' | 'selected' | 'absent'

export type TabName = 'classJob' | CollectionTab | 'achievement'

/** What of a character's pages is linked, and what is there without a link. */
export type ProfileTabs = Record<TabName, Exclude<TabState, 'selected'>>

export type Tabs = Record<TabName, TabState>

/** The tabs of a page, and those of which we know nothing, by their addresses' word, or as they are called where they have none. */
export interface ReadTabs<All = Tabs> {
  tabs: All
  unknownTabs?: string[]
}

/** The tabs from left to right. */
const tabNames: readonly TabName[] = ['classJob', ...tabbedCollections.map(({ type }) => type), 'achievement']

const paths: ReadonlyMap<string, TabName> = new Map([
  ['class_job', 'classJob'],
  ['achievement', 'achievement'],
  ...(Object.entries(collectionTabs) as [string, CollectionTab][]),
])

/** Tabs that show nothing that we read. */
const others: ReadonlySet<string> = new Set(['following', 'blog', 'event'])

const fold = (word: string): string => word.normalize('NFKC').trim().toLowerCase()

const words: ReadonlyMap<string, TabName> = new Map(
  tabNames.flatMap((name) =>
    name === 'classJob'
      ? []
      : Object.values(collectionNames[name]).map((word): [string, TabName] => [fold(word), name]),
  ),
)

/**
 * Reads the tabs under the header. A tab is known by its address, its class or its word. One that is greyed out or selected has no
 * address: on a page whose words we do not know, it is recognized by its place among the others, whose order is fixed. A tab of
 * which we know nothing, in whatever place, is no fault of the page: only its name is given.
 */
export const readTabs = (main: Element): ReadTabs => {
  const tabs = Object.fromEntries(tabNames.map((name) => [name, 'absent'])) as Tabs
  const items = main.need('character__profile_tab').children()
  const named = items.map((item) => words.get(fold(wordOf(item))) ?? null)
  const known = items.map((item, i) => linkOf(item) ?? (item.has('faceaccessory') ? 'facewear' : (named[i] ?? null)))
  const speaksOurs = named.some((name) => name !== null)
  const unknownTabs: string[] = []
  items.forEach((item, i) => {
    const state = stateOf(item)
    if (state === null) return
    const name = known[i] ?? (state === 'link' || speaksOurs ? null : between(known, i, tabs))
    if (name) tabs[name] = state
    else unknownTabs.push(pathOf(item) ?? wordOf(item))
  })
  return unknownTabs.length > 0 ? { tabs, unknownTabs } : { tabs }
}

/** The word of the page below the character that an item links to; null for one that links to none. */
const pathOf = (item: Element): string | null => {
  const [link] = item.tagged('a')
  return /\/lodestone\/character\/\d+\/(\w+)\/?$/.exec(link?.attribute('href') ?? '')?.[1] ?? null
}

const linkOf = (item: Element): TabName | null => paths.get(pathOf(item) ?? '') ?? null

const wordOf = (item: Element): string => (item.tagged('a')[0] ?? item.find('disable'))?.text ?? ''

/** The state of an item of the list; null for one that is no tab of what we read: the profile itself, and pages of others. */
const stateOf = (item: Element): Exclude<TabState, 'absent'> | null => {
  if (item.find('disable')) return 'disabled'
  const [link, ...more] = item.tagged('a')
  if (link === undefined || more.length > 0) return unknownLayout('a tab of an unknown kind')
  if (item.find('selected')) return 'selected'
  const path = pathOf(item)
  if (path !== null) return others.has(path) ? null : 'link'
  // A tab of ours without its address would look as if it were not there, which means that it is private.
  expectLayout(!words.has(fold(link.text)), 'a tab without an address')
  return null
}

/** The first tab not yet seen that belongs between the known ones around place `i`. */
const between = (known: readonly (TabName | null)[], i: number, seen: Tabs): TabName | null => {
  const after = Math.max(-1, ...known.slice(0, i).map((name) => (name ? tabNames.indexOf(name) : -1)))
  const next = known.slice(i + 1).find((name) => name !== null)
  const before = next ? tabNames.indexOf(next) : tabNames.length
  return tabNames.slice(after + 1, before).find((name) => seen[name] === 'absent') ?? null
}

/** The visible block under the tabs: the selected one, or the first in the layout of 2019, which marks none. */
export const contentOf = (main: Element): Element => {
  const contents = main.all('character__content')
  return contents.find((content) => content.has('selected')) ?? contents[0] ?? unknownLayout('no .character__content')
}
