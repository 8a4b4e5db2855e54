import type { CharacterAnswer, CharacterWord } from '@kupodex/data/contract'
import type { ItemType, SyncedPart } from '@kupodex/data/character'
import { partKnown } from './part-known.ts'

/** An entry of a character's side menu: a page, the pages that share its tabs, and what its bar adds up. */
export interface MenuEntry {
  word: CharacterWord
  /** Pages that are reached by tabs of this one. */
  also: readonly CharacterWord[]
  /** The collections that its bar adds up. */
  types: readonly ItemType[]
}

const entry = (word: CharacterWord, types: readonly ItemType[] = [], also: readonly CharacterWord[] = []) => ({
  ...{ word, types, also },
})

/** The side menu of a character, in the order of the specification (characters §2). */
export const characterMenu: readonly MenuEntry[] = [
  entry('profile'),
  entry('timeline'),
  entry('titles', ['title']),
  entry('achievements', ['achievement'], ['metas']),
  entry('mounts', ['mount']),
  entry('minions', ['minion']),
  entry('fashions', ['fashion', 'hair', 'facewear'], ['hairstyles', 'facewear']),
  entry('leves', ['leve']),
  entry('ttcards', ['triadCard', 'triadNpc'], ['ttnpcs']),
  entry('fish', ['fish']),
  entry('orchestrions', ['orchestrion']),
  entry('bardings', ['barding']),
  entry('emotes', ['emote']),
  entry('bozjanotes', ['bozjaNote']),
  entry('cosmic', ['cosmicMission']),
  entry('portraits', ['portrait']),
  entry('raids'),
  entry('shops'),
  entry('moogletomes'),
  entry('compare'),
]

/** The pages of a tab strip that a page belongs to, itself among them; empty for a page on its own. */
export const tabsOf = (word: CharacterWord): readonly CharacterWord[] => {
  const shared = characterMenu.find((one) => one.also.length > 0 && (one.word === word || one.also.includes(word)))
  return shared === undefined ? [] : [shared.word, ...shared.also]
}

/** The entry of the menu that a page is reached by; none for verify and settings. */
export const entryOf = (word: CharacterWord): MenuEntry | undefined =>
  characterMenu.find((one) => one.word === word || one.also.includes(word))

/** What is counted beside the collections. */
const counted = ['raids', 'moogletomes', 'shops'] as const satisfies readonly (keyof CharacterAnswer['menu'])[]

const isCounted = (word: CharacterWord): word is (typeof counted)[number] => counted.some((one) => one === word)

/** The parts of the Lodestone that collections are learnt from. */
const parts: Partial<Record<ItemType, SyncedPart>> = {
  achievement: 'achievements',
  title: 'achievements',
  mount: 'mounts',
  minion: 'minions',
  facewear: 'facewear',
}

const isUnknown = (character: CharacterAnswer, type: ItemType): boolean => {
  const part = parts[type]
  return part !== undefined && partKnown(character, part) !== 'known'
}

/** Whether an entry has a bar: its page counts something. */
export const hasBar = ({ word, types }: MenuEntry): boolean => types.length > 0 || isCounted(word)

const percentOfTypes = (character: CharacterAnswer, types: readonly ItemType[]): number | null => {
  const sum = (field: 'Count' | 'Possible') => types.reduce((total, type) => total + character[`${type}${field}`], 0)
  const possible = sum('Possible')
  // A collection that an older release does not know has neither.
  return possible > 0 ? Math.min(100, Math.floor((100 * sum('Count')) / possible)) : null
}

/**
 * Percent of an entry, of its collections together, rounded down; null where one of them is private or was never read, or
 * nothing can be had yet. Achievements count by points (spec: characters §5).
 */
export const percentOf = (character: CharacterAnswer, { word, types }: MenuEntry): number | null => {
  if (character.private || types.some((type) => isUnknown(character, type))) return null
  if (word === 'achievements') return character.achievementPercent ?? null
  if (!isCounted(word)) return percentOfTypes(character, types)
  const { possible, percent } = character.menu[word]
  return possible === 0 || (word === 'raids' && isUnknown(character, 'achievement')) ? null : percent
}
