import type { Language } from '@kupodex/data/game'
import { asked } from '#ask/asked.ts'
import { isVeiled } from '#shield/shield-store.ts'
import { type FoundGroup, groupFound } from './group.ts'
import { findNames, indexNames, type NameIndex } from './match.ts'
import type { NamesFile } from './names-file.ts'

const indexes = new WeakMap<NamesFile, NameIndex>()

const indexOf = (file: NamesFile): NameIndex => {
  const index = indexes.get(file) ?? indexNames(file)
  indexes.set(file, index)
  return index
}

/** The names of everything in a language, as a resource that all parts of the page share. */
export const namesIn = (language: Language) => asked('findNames', { lang: language })

/** Makes a file ready before something is typed. */
export const prepareNames = (file: NamesFile): void => void indexOf(file)

/** What a text finds, by kind; what the spoiler shield hides is not found. */
export const foundIn = (file: NamesFile, text: string, most: number): FoundGroup[] =>
  groupFound(findNames(indexOf(file), text, isVeiled), file.kinds, most)
