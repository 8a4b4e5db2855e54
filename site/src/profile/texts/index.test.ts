import { expect, test } from 'vitest'
import { counted, fill } from '#texts/fill.ts'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { profileTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of the profile in %s have the keys and marks of English', (language) => {
  expectSameCatalogue(profileTexts[language], profileTexts.en)
})

test('Japanese is not English', () => expectTranslated(profileTexts.ja, profileTexts.en))

test.each([
  ['en', 'up 1 place since yesterday', 'down 12 places since yesterday', '1 of 273 on Gaia has it'],
  ['de', '1 Platz besser als gestern', '12 Plätze schlechter als gestern', '1 von 273 auf Gaia hat es'],
  ['fr', '1 place gagnée depuis hier', '12 places perdues depuis hier', '1 sur 273 l’a (Gaia)'],
  ['ja', '前日より1上昇', '前日より12下降', 'Gaiaの273人中1人が所持'],
] as const)('one does not read as many in %s', (language, up, down, has) => {
  const own = profileTexts[language]
  expect(counted(own.up, 1, language)).toBe(up)
  expect(counted(own.down, 12, language)).toBe(down)
  expect(fill(counted(own.has, 1, language), { of: '273', scope: 'Gaia' })).toBe(has)
})
