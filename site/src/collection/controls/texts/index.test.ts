import { expect, test } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { controlTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of the menu of a list in %s are whole and translated', (language) => {
  expectSameCatalogue(controlTexts[language], controlTexts.en)
  expectTranslated(controlTexts[language], controlTexts.en)
})

test('every word that a descriptor may use has a name', () => {
  const words = Object.values(collectionPages).flatMap(({ sorts, views, filters, groupings }) => [
    ...[...sorts, ...views, ...filters],
    // A single grouping is not offered in the menu.
    ...(groupings.length > 1 ? groupings : []),
  ])
  for (const word of words) expect(controlTexts.en.words).toHaveProperty(word)
})
