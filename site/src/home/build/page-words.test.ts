import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { findablePages } from './findable-pages.ts'
import { characterPageWords, pageWords } from './page-words.ts'

test.each(languages)('in %s the same pages have other words, at least one each', (language) => {
  for (const words of [pageWords, characterPageWords]) {
    expect(Object.keys(words[language]).sort()).toEqual(Object.keys(words.en).sort())
    const without = Object.entries(words[language]).filter(([, also]) => also.length === 0)
    expect(without).toEqual([])
  }
})

test('pages are found by what else they are called, and others by their names alone', () => {
  const also = new Map(findablePages('en').map((page) => [page.path, page.also]))
  expect(also.get('/tonight/')).toEqual(pageWords.en.tonight)
  expect(also.get('/browse/fish/')).toEqual(pageWords.en['browse/fish'])
  expect(also.get('/browse/mounts/')).toEqual([])
})
