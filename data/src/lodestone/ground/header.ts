import { type CollectionTab, collectionTabs, tabbedCollections } from './collection-kinds.ts'
import type { Element } from '../markup/element.ts'
import { expectLayout } from '../markup/layout-error.ts'
import { attributeOf, characterLink, matchIn, pictureIn, textIn, worldOf } from '../markup/values.ts'

/** The top of every page of a character. */
export type CharacterHeader = {
  id: number
  name: string
  title: string | null
  world: string
  dataCenter: string | null
  avatarUrl: string
}

/** What of a character's pages is linked, and what is there without a link. */
export type ProfileTabs = Record<TabName, 'link' | 'disabled' | 'absent'>

/** What a private profile still shows. */
export type PrivateCharacter = CharacterHeader & { message: string; tabs: ProfileTabs }

/** Reads the top of a character's page. */
export const readHeader = (main: Element): CharacterHeader => {
  const frame = main.need('frame__chara')
  const title = frame.find('frame__chara__title')
  expectLayout(frame.need('frame__chara__box').children().length === (title ? 3 : 2), 'more than name, title and world')
  return {
    id: Number(matchIn(frame.need('frame__chara__link'), 'href', characterLink)),
    name: textIn(frame.need('frame__chara__name')),
    title: title && textIn(title),
    ...worldOf(frame.need('frame__chara__world').text),
    avatarUrl: pictureIn(frame.need('frame__chara__face')),
  }
}

/** The state of a tab of the profile: a link, greyed out (none owned), the current page, or not there. */
export type TabState = 'link' | 'disabled' | 'selected' | 'absent'

export type TabName = 'classJob' | CollectionTab | 'achievement'

/** The tabs from left to right. */
const tabNames: readonly TabName[] = ['classJob', ...tabbedCollections.map(({ type }) => type), 'achievement']

export type Tabs = Record<TabName, TabState>

const paths: ReadonlyMap<string, TabName> = new Map([
  ['class_job', 'classJob'],
  ['achievement', 'achievement'],
  ...(Object.entries(collectionTabs) as [string, CollectionTab][]),
])

/**
 * Reads the tabs under the header. Their order is fixed. A greyed-out or selected tab has no address, only a word in the
 * page's language, so it is recognized by its place among the others.
 */
export const readTabs = (main: Element): Tabs => {
  const tabs = Object.fromEntries(tabNames.map((name) => [name, 'absent'])) as Tabs
  const items = main.need('character__profile_tab').children()
  const linked = items.map(linkOf)
  items.forEach((item, i) => {
    const known = linked[i] ?? (item.has('faceaccessory') ? 'facewear' : null)
    if (known) {
      tabs[known] = linked[i] ? 'link' : stateOf(item)
      return
    }
    const state = stateOf(item)
    if (state === 'absent') return
    const guess = between(linked, i, tabs)
    expectLayout(guess !== null, 'a tab out of place')
    tabs[guess] = state
  })
  return tabs
}

const linkOf = (item: Element): TabName | null => {
  const [link] = item.tagged('a')
  const path = link && /\/lodestone\/character\/\d+\/(\w+)\/?$/.exec(attributeOf(link, 'href'))?.[1]
  return path === undefined ? null : (paths.get(path) ?? null)
}

const stateOf = (item: Element): TabState => {
  if (item.find('disable')) return 'disabled'
  expectLayout(item.tagged('a').length === 1, 'a tab of an unknown kind')
  return item.find('selected') ? 'selected' : 'absent'
}

/** The first tab not yet seen that belongs between the linked ones around place `i`. */
const between = (linked: readonly (TabName | null)[], i: number, seen: Tabs): TabName | null => {
  const after = Math.max(-1, ...linked.slice(0, i).map((name) => (name ? tabNames.indexOf(name) : -1)))
  const next = linked.slice(i + 1).find((name) => name !== null)
  const before = next ? tabNames.indexOf(next) : tabNames.length
  return tabNames.slice(after + 1, before).find((name) => seen[name] === 'absent') ?? null
}
