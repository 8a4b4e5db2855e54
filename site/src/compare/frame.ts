import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { ControlTexts } from '#collection/controls/texts/index.ts'
import type { ShareTexts } from '#rarity/share.ts'
import type { TableTexts } from '#tables/texts/index.ts'
import type { StateTexts } from '../character/with-character.tsx'
import type { ComparedList } from './lists.ts'
import type { CompareTexts } from './texts/index.ts'

/** The texts of a comparison. */
export interface ComparePageTexts extends StateTexts {
  /** What is said of a character of this browser's own copy, with `{date}`. */
  kept: string
  compare: CompareTexts
  controls: ControlTexts
  rarity: ShareTexts
  tables: TableTexts
  /** What each list is called. */
  lists: Readonly<Record<ComparedList['word'], string>>
}

/** What all parts of a comparison are drawn with. */
export interface CompareFrame {
  language: Language
  texts: ComparePageTexts
  /** What can be compared: plain data, so that the descriptors of collections need not be loaded. */
  lists: readonly ComparedList[]
}

/** Two characters that are compared. */
export interface Pair {
  a: CharacterAnswer
  b: CharacterAnswer
}

/** Short names of two characters: their first names, or whole ones where those are the same. */
export const shortNames = ({ a, b }: Pair): { a: string; b: string } => {
  const [first = '', second = ''] = [a.name.split(' ')[0], b.name.split(' ')[0]]
  return first === second ? { a: a.name, b: b.name } : { a: first, b: second }
}

/** The scope whose rarity both share: their data center, or all worlds. */
export const sharedScope = ({ a, b }: Pair): string => (a.dcName !== '' && a.dcName === b.dcName ? a.dcName : 'global')
