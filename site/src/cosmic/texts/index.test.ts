import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { expect, test } from 'vitest'
import { firstTexts } from './first.ts'
import { cosmicTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of cosmic exploration in %s are whole', (language) => {
  expectSameCatalogue(cosmicTexts[language], cosmicTexts.en)
})

// Planet, mission and min are words of German and French, too.
test('texts of cosmic exploration in ja are translated', () => expectTranslated(cosmicTexts.ja, cosmicTexts.en))

test('what the specification says word for word', () => {
  expect(Object.values(firstTexts.en.tiers)).toEqual(['Bronze', 'Silver', 'Gold'])
  expect(cosmicTexts.en.details.alertNote).toContain('three NPCs in the base north of the aetheryte')
})
