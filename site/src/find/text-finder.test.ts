import { foldText } from '@kupodex/data/find'
import { expect, test } from 'vitest'
import { textFinder } from './text-finder.ts'

const names = ['Tyrannosaurus', 'Grosser Panda', 'Panda-Mütze', 'Fat Chocobo']
const find = (sought: string) => {
  const texts = names.map(foldText)
  const isFound = textFinder(sought, texts, (text) => text)
  return names.filter((_, at) => isFound(texts[at] as (typeof texts)[number]))
}

test.each([
  ['', names],
  ['panda', ['Grosser Panda', 'Panda-Mütze']],
  ['großer panda', ['Grosser Panda']],
  ['tyranosaurus', ['Tyrannosaurus']],
  ['fat chocbo', ['Fat Chocobo']],
  ['pandu mutze', ['Panda-Mütze']],
  ['fet chocobo', []],
  ['moogle', []],
])('%j finds %j', (sought, found) => expect(find(sought)).toEqual(found))

test('what is near is found only where nothing has the words', () => {
  const texts = ['Pandas', 'Pandus'].map(foldText)
  const isFound = textFinder('pandas', texts, (text) => text)
  expect(texts.map(isFound)).toEqual([true, false])
})
