import { collectionNames, languages } from '@kupodex/data/game'
import { boards } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import { texts } from './texts.ts'

/** The start of a word that texts decline. */
const stem = (name: string) => name.toLowerCase().replace(/s$/, '')

test.each(languages)('the home page names in %s the rankings that go by days of first sight', (language) => {
  const byDays = [...new Set(boards.filter(({ dates }) => dates === 'seen').map(({ type }) => type))]
  const sentence = texts(language).home.philosophy.at(-1)?.toLowerCase()
  expect(byDays.length).toBeGreaterThan(0)
  for (const type of byDays) expect(sentence).toContain(stem(collectionNames[type][language]))
})
