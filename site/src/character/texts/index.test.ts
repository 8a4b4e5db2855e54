import { expect, test } from 'vitest'
import { counted, fill } from '#texts/fill.ts'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { characterTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of characters in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(characterTexts[language], characterTexts.en)
})

test('Japanese is not English', () => expectTranslated(characterTexts.ja, characterTexts.en))

test.each([
  ['en', 'up 1 place since yesterday', 'down 12 places since yesterday', '1 of 1 entry', '100 of 250 entries'],
  ['de', '1 Platz besser als gestern', '12 Plätze schlechter als gestern', '1 von 1 Eintrag', '100 von 250 Einträgen'],
  ['fr', '1 place gagnée depuis hier', '12 places perdues depuis hier', '1 entrée sur 1', '100 entrées sur 250'],
  ['ja', '前日より1上昇', '前日より12下降', '1件中1件', '250件中100件'],
] as const)('one is not told as many in %s', (language, up, down, only, some) => {
  const { events, ...own } = characterTexts[language]
  expect(counted(own.up, 1, language)).toBe(up)
  expect(counted(own.down, 12, language)).toBe(down)
  expect(fill(counted(events.shown, 1, language), { shown: '1' })).toBe(only)
  expect(fill(counted(events.shown, 250, language), { shown: '100' })).toBe(some)
})
