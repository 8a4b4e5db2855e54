import { findNames, indexNames, type NameIndex, nameParts, type NamesFile } from '@kupodex/data/find'
import type { Language } from '@kupodex/data/game'
import { computed, type ReadableAtom } from 'nanostores'
import { asked } from '#ask/asked.ts'
import type { ResourceView } from '#ask/resource.ts'
import { memo } from '#format/memo.ts'
import { isVeiled, shield } from '#shield/shield-store.ts'
import { type FoundGroup, groupFound } from './group.ts'

const indexes = new WeakMap<NamesFile, NameIndex>()

const indexOf = (file: NamesFile): NameIndex => {
  const index = indexes.get(file) ?? indexNames(file)
  indexes.set(file, index)
  return index
}

/** The files of names that are there so far; ready once all are, and failed where one has. */
export interface NamesView {
  state: ResourceView<NamesFile>['state']
  files: readonly NamesFile[]
  marks: NamesFile['marks']
}

export const noNames: NamesView = { state: 'loading', files: [], marks: { own: '', wanted: '' } }

/** The names of everything in a language, which all parts of the page share. */
export const namesIn = memo((language: Language): ReadableAtom<NamesView> =>
  computed(
    nameParts.map((part) => asked('findNames', { lang: language, part })),
    (...views: ResourceView<NamesFile>[]): NamesView => {
      const files = views.flatMap(({ value }) => value ?? [])
      const state = (['failed', 'loading'] as const).find((word) => views.some((view) => view.state === word))
      return { state: state ?? 'ready', files, marks: files[0]?.marks ?? noNames.marks }
    },
  ),
)

/** Makes files ready before something is typed. */
export const prepareNames = (files: readonly NamesFile[]): void => files.forEach(indexOf)

/** Whether the spoiler shield hides something that a text finds. */
export const isSomeHidden = (files: readonly NamesFile[], text: string): boolean =>
  shield.get() !== null && findNames(files.map(indexOf), text).some(({ thing }) => isVeiled(thing.patch, thing.name))

/** What a text finds, by kind; what the spoiler shield hides is not found. */
export const foundIn = (files: readonly NamesFile[], text: string, most: number): FoundGroup[] =>
  groupFound(findNames(files.map(indexOf), text, isVeiled), files[0]?.kinds ?? {}, most)
