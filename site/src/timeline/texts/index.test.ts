import { expect, test } from 'vitest'
import { counted, fill } from '#texts/fill.ts'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { timelineTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of the timeline in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(timelineTexts[language], timelineTexts.en)
})

test('Japanese is not English', () => expectTranslated(timelineTexts.ja, timelineTexts.en))

test.each([
  ['en', '1 of 1 entry', '100 of 250 entries'],
  ['de', '1 von 1 Eintrag', '100 von 250 Einträgen'],
  ['fr', '1 entrée sur 1', '100 entrées sur 250'],
  ['ja', '1件中1件', '250件中100件'],
] as const)('one does not read as many in %s', (language, only, some) => {
  const { events } = timelineTexts[language]
  expect(fill(counted(events.shown, 1, language), { shown: '1' })).toBe(only)
  expect(fill(counted(events.shown, 250, language), { shown: '100' })).toBe(some)
})
