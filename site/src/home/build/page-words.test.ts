import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { characterPageWords, pageWords } from './page-words.ts'

test.each(languages)('in %s the same pages have other words, at least one each', (language) => {
  for (const words of [pageWords, characterPageWords]) {
    expect(Object.keys(words[language]).sort()).toEqual(Object.keys(words.en).sort())
    const without = Object.entries(words[language]).filter(([, also]) => also.length === 0)
    expect(without).toEqual([])
  }
})
