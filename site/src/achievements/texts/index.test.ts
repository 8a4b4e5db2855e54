import { test } from 'vitest'
import { expectSameCatalogue, expectTranslated } from '#texts/same-catalogue.fixture.ts'
import { achievementTexts } from './index.ts'

test.each(['de', 'fr', 'ja'] as const)('texts of achievements in %s are whole and translated', (language) => {
  const { metas, ...own } = achievementTexts[language]
  expectSameCatalogue(achievementTexts[language], achievementTexts.en)
  expectTranslated(
    { ...own, groups: metas.groups },
    { ...achievementTexts.en, groups: achievementTexts.en.metas.groups },
  )
})
