import type { CharacterWord } from '@kupodex/data/contract'
import { type Language, type TickedCollection, tickedCollections } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'

/** What a page of a character is called, and the sentence below its heading. */
export interface PageTexts {
  title: string
  lead: string
}

/** Pages of collections that players check off and that have a rarity list, and so a name. */
type PlainWord = Extract<TickedCollection, { list: object }>['page']['path']

/** The pages of a character as they are written for a language: plain ones need only what their collection's name does not say. */
export type WrittenPages = Readonly<
  Record<Exclude<CharacterWord, PlainWord>, PageTexts> & Partial<Record<PlainWord, Partial<PageTexts>>>
>

const leads: Readonly<Record<Language, string>> = {
  en: '{name}, how to get them, and which ones this character has checked off.',
  de: '{name}, woher man sie bekommt und welche dieser Charakter abgehakt hat.',
  fr: '{name}\u00a0: comment les obtenir, et ce que ce personnage a coché.',
  ja: '{name}の一覧と入手方法、このキャラクターのチェック状況です。',
}

export const pagesIn = (language: Language, written: WrittenPages): Record<CharacterWord, PageTexts> => {
  const ofPlain = tickedCollections.flatMap(({ list, page: { path } }): [string, PageTexts][] => {
    if (list === null) return []
    const name = list.names[language]
    return [[path, { title: name, lead: fill(leads[language], { name }), ...written[path] }]]
  })
  // In the same order in every language.
  return { ...Object.fromEntries(ofPlain), ...written, ...Object.fromEntries(ofPlain) } as Record<
    CharacterWord,
    PageTexts
  >
}
