import { expect, test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { storeTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of shops in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(storeTexts[language], storeTexts.en)
})

test('Japanese is not English', () => expectTranslated(storeTexts.ja, storeTexts.en))

test('what the specification says word for word', () => {
  const { shops, trove } = storeTexts.en
  expect([shops.select, shops.unknown]).toEqual(['Select a currency to view vendors.', 'Unknown vendor'])
  expect([trove.collection, trove.misc]).toEqual(['Collection Items', 'Misc. Items'])
})
