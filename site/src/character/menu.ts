import {
  type CharacterAnswer,
  type CharacterPage,
  characterPages,
  type CharacterWord,
  knownOf,
  profilePage,
  progressOf,
} from '@kupodex/data/contract'
import type { ItemType } from '@kupodex/data/character'
import { type MenuGroup, menuGroups } from '@kupodex/data/game'
import { progressPercent } from '@kupodex/data/rules'

/** An entry of a character's side menu: a page, the pages that share its tabs, and what its bar adds up. */
export interface MenuEntry {
  word: CharacterWord
  /** Its drawing in the sprite. */
  icon: string
  group: MenuGroup
  /** Pages that are reached by tabs of this one. */
  also: readonly CharacterWord[]
  /** The collections that its bar adds up. */
  types: readonly ItemType[]
}

type Page = CharacterPage & { word: CharacterWord }

const isTabOf = (word: CharacterWord, { menu }: Page): boolean =>
  menu !== null && 'tabOf' in menu && menu.tabOf === word

/** The pages that share an entry of the menu, the one that the entry leads to first, in the order of the menu. */
const subjectsOf = (pages: readonly Page[]) =>
  pages
    .flatMap((page) => (page.menu !== null && 'place' in page.menu ? [{ page, ...page.menu }] : []))
    .sort((a, b) => a.place - b.place)
    .map(({ page, group }) => ({ page, group, tabs: pages.filter((other) => isTabOf(page.word, other)) }))

const typesOf = (pages: readonly Page[]) => pages.flatMap(({ type }) => type ?? [])

export const menuOf = (pages: readonly Page[]): readonly MenuEntry[] =>
  subjectsOf(pages).map(({ page, group, tabs }) => ({
    ...{ word: page.word, icon: page.icon, group },
    also: tabs.map(({ word }) => word),
    types: typesOf([page, ...tabs]),
  }))

/** The groups of a menu that have an entry, each with its own in the order of the menu. */
export const groupsOf = (menu: readonly MenuEntry[]): readonly { group: MenuGroup; entries: readonly MenuEntry[] }[] =>
  menuGroups
    .map((group) => ({ group, entries: menu.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0)

const known: readonly Page[] = [profilePage, ...characterPages]

/** The side menu of a character, in the order of the specification (characters §2). */
export const characterMenu = menuOf(known)

/** The collections in the order of the side menu, each as an entry of it with that collection alone. */
export const collectionEntries: readonly MenuEntry[] = subjectsOf(known).flatMap(({ page, group, tabs }) =>
  [page, ...tabs].flatMap(({ word, icon, type }) =>
    type === null ? [] : [{ word, icon, group, also: [], types: [type] }],
  ),
)

/** The pages of a tab strip that a page belongs to, itself among them; empty for a page on its own. */
export const tabsOf = (word: CharacterWord): readonly CharacterWord[] => {
  const shared = characterMenu.find(
    (entry) => entry.also.length > 0 && (entry.word === word || entry.also.includes(word)),
  )
  return shared === undefined ? [] : [shared.word, ...shared.also]
}

/** The entry of the menu that a page is reached by; none for verify and settings. */
export const entryOf = (word: CharacterWord): MenuEntry | undefined =>
  characterMenu.find((entry) => entry.word === word || entry.also.includes(word))

/** What is counted beside the collections. */
const counted = ['raids', 'moogletomes', 'shops'] as const satisfies readonly (keyof CharacterAnswer['menu'])[]

const isCounted = (word: CharacterWord): word is (typeof counted)[number] => counted.some((one) => one === word)

/** Whether an entry has a bar: its page counts something. */
export const hasBar = ({ word, types }: MenuEntry): boolean => types.length > 0 || isCounted(word)

/** Percent of an entry, of its collections together, as `progressPercent` has it; null where it is not known, or nothing can be had yet. */
export const percentOf = (character: CharacterAnswer, { word, types }: MenuEntry): number | null => {
  if (!isCounted(word)) return progressOf(character, types)?.percent ?? null
  const { count, possible } = character.menu[word]
  // Raids are achievements.
  const isUnknown = character.private || (word === 'raids' && knownOf(character, 'achievement') !== 'known')
  return possible === 0 || isUnknown ? null : progressPercent(count, possible)
}
