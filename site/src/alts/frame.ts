import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { ThingList, ThingListNames } from '#things/lists.ts'
import type { Collector } from './collector.ts'
import type { altsTexts } from './texts.ts'

export interface AltsFrame {
  language: Language
  texts: ReturnType<typeof altsTexts>
  names: ThingListNames
  lists: readonly ThingList[]
}

export interface PartProps {
  frame: AltsFrame
  collector: Collector
}

/** What a character is called beside others of the same reader: its first name, where that says which it is. */
export const shortName = (characters: readonly Pick<CharacterAnswer, 'id' | 'name'>[], at: number): string => {
  const first = (name: string) => name.split(' ')[0] ?? name
  const { id = 0, name = '' } = characters[at] ?? {}
  const isClear = characters.filter((other) => first(other.name) === first(name)).length === 1
  return name === '' ? `#${id}` : isClear ? first(name) : name
}

/** The list that a query opens: mounts where it names none. */
export const listIn = (search: string, lists: readonly ThingList[]): ThingList => {
  const word = new URLSearchParams(search).get('list') ?? 'mounts'
  const list = lists.find((one) => one.word === word) ?? lists[0]
  if (list === undefined) throw new Error('there are no lists')
  return list
}
