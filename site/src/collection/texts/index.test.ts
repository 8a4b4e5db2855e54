import { expect, test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { collectionTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of lists in %s are whole and translated', (language) => {
  expectSameCatalogue(collectionTexts[language], collectionTexts.en)
  expectTranslated(collectionTexts[language], collectionTexts.en)
})

test('what the specification says word for word', () => {
  const { select, verify, ownWords, hidden, removedLeve } = collectionTexts.en
  expect(select).toBe('Select an item to see its details here.')
  expect(verify).toBe('Is this your character? Verify ownership to see more details on each of these.')
  expect([ownWords['mount']?.none, ownWords['minion']?.none]).toEqual(['No mount selected.', 'No minion selected.'])
  expect(ownWords['mount']?.notOwned).toBe('You do not have this mount.')
  expect(hidden).toBe('Hidden until obtained')
  expect(removedLeve).toBe('This leve has been removed from the game and is no longer possible to complete.')
})
