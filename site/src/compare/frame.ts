import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { ThingList, ThingListNames } from '#things/lists.ts'
import type { ComparePageTexts } from './page-texts.ts'

export interface ComparePageProps {
  language: Language
  names: ThingListNames
  /** What can be compared: plain data, so that the descriptors of collections need not be loaded. */
  lists: readonly ThingList[]
}

export interface CompareFrame extends Omit<ComparePageProps, 'names'> {
  texts: ComparePageTexts & { lists: ComparePageProps['names'] }
}

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
