import type { Language } from '@kupodex/data/game'
import { memo } from '#format/memo.ts'
import { controlTexts } from '#list/controls/texts.ts'
import type { OwnedIds } from '#party/owned-by.ts'
import type { Member } from '#party/party.ts'
import { browsePath, inLanguage, itemPath } from '#paths/paths.ts'
import { shareTexts } from '#texts/texts.ts'
import type { ThingList, ThingListNames } from '#things/lists.ts'
import { matrixTexts } from './texts.ts'

export interface MatrixPageProps {
  language: Language
  names: ThingListNames
  /** What can be shown: plain data, so that the descriptors of collections need not be loaded. */
  lists: readonly ThingList[]
}

/** The texts of a matrix; the same object each time. */
export const frameTexts = memo((language: Language) => ({
  matrix: matrixTexts(language),
  controls: controlTexts(language),
  labels: shareTexts(language).labels,
}))

export interface MatrixFrame {
  language: Language
  texts: ReturnType<typeof frameTexts>
  list: ThingList
  title: string
  members: readonly Member[]
  /** What is known of each member, in their order. */
  sets: readonly OwnedIds[]
  /** The place of the member who is looked at; null for none. */
  member: number | null
}

/** Where the name of a thing leads: to its page, or to its place on the shelf where it has none. */
export const thingAddress = (language: Language, { rarity, word, type }: ThingList, id: number): string =>
  inLanguage(language, rarity === null ? `${browsePath(word)}#${type}/${id}` : itemPath(rarity, 'global', id))
