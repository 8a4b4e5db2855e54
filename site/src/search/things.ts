import type { Language } from '@kupodex/data/game'
import { loadMine, mine } from '#find/mine.ts'
import { foundIn, isSomeHidden, namesIn, noNames, prepareNames } from '#find/names.ts'
import { type OptionGroup, thingOptions } from './found-html.ts'

const mostOfKind = 5

export interface Things {
  /** Whether they are there or still to come; what has failed is tried again by itself. */
  state: 'loading' | 'ready' | 'failed'
  /** What a text finds now, as options. */
  find: (text: string) => OptionGroup[]
  /** Whether the spoiler shield hides something that it finds. */
  hides: (text: string) => boolean
}

/** Follows the names of everything in a language, and what is known of the reader: `changed` is told of every change. */
export const followThings = (language: Language, changed: (things: Things) => void): void => {
  let names = noNames
  const find = (text: string) => thingOptions(foundIn(names.files, text, mostOfKind), names.marks, mine.get(), language)
  const hides = (text: string) => isSomeHidden(names.files, text)
  const follow = () => changed({ state: names.state, find, hides })
  namesIn(language).subscribe((view) => {
    names = view
    prepareNames(names.files)
    follow()
  })
  mine.listen(follow)
  void loadMine()
}
