import { collectionKinds } from '../ground/collection-kinds.ts'
import { readHeader } from '../ground/header.ts'
import { readTabs } from '../ground/tabs.ts'
import type { Parsed } from '../ground/outcome.ts'
import type { Element } from '../markup/element.ts'
import { expectLayout, unknownLayout } from '../markup/layout-error.ts'
import { mainOf } from '../markup/page.ts'
import { textIn } from '../markup/values.ts'
import { type CollectionPage, entriesOf, type NamedItem } from './collection.ts'

/**
 * Reads a page of emotes in desktop or mobile markup, both of which name them. Nobody has none, so that a page without any is the outcome
 * `private`. It has no total; a second page, which nobody has seen, is not taken for the whole.
 */
export const readEmotes = (html: string): Parsed<CollectionPage> => {
  const main = mainOf(html)
  const header = readHeader(main)
  for (const other of collectionKinds) {
    expectLayout(other === 'emote' || entriesOf(main, other).length === 0, `a ${other} page`)
  }
  expectLayout(main.find('btn__pager') === null, 'emotes on several pages')
  const lists = main.all('emote__list')
  expectLayout(lists.length < 2, 'two lists of emotes')
  const entries = lists[0]?.tagged('li') ?? []
  if (entries.length === 0) {
    const foreign = ofOthers.find((name) => main.find(name) !== null)
    expectLayout(foreign === undefined && main.find('emote__name') === null, `no emotes but ${foreign ?? 'names'}`)
    expectLayout(selectedTab(main) === null || selectedTab(main) === 'emote', 'the page of another tab')
    return { outcome: 'private' }
  }
  const items = entries.map(readEmote)
  expectLayout(new Set(items.map(({ iconUrl }) => iconUrl === '')).size === 1, 'emotes with and without a picture')
  const namesOnPage = items.map(({ name }) => name)
  expectLayout(new Set(namesOnPage).size === items.length, 'an emote twice')
  return { outcome: 'ok', value: { ...header, variant: 'named', total: null, count: items.length, namesOnPage, items } }
}

/** What only other pages of a character have: an empty page is one of emotes if nothing of them is there. */
const ofOthers = ['character__profile', 'character__job', 'ldst__achievement', 'achievement__point', 'entry']

const selectedTab = (main: Element): string | null => {
  if (main.find('character__profile_tab') === null) return null
  return Object.entries(readTabs(main).tabs).find(([, state]) => state === 'selected')?.[0] ?? null
}

/** Mobile markup names it by a class of its own, desktop markup in its first paragraph; where its icon lies is not known. */
const readEmote = (entry: Element): NamedItem => {
  const name = entry.find('emote__name') ?? entry.tagged('p')[0] ?? unknownLayout('an emote without a name')
  return { name: textIn(name), iconUrl: entry.tagged('img')[0]?.attribute('src') ?? '' }
}
