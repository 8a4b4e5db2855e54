import type { Language } from '@kupodex/data/game'
import { stateTexts } from '#character/build/state-texts.ts'
import { controlTexts } from '#collection/controls/texts/index.ts'
import { tableTexts } from '#tables/texts/index.ts'
import { texts } from '#texts/index.ts'
import { pick } from '#texts/pick.ts'
import { type PageTexts, rarityKeys } from './shown.ts'
import { achievementTexts } from './texts/index.ts'

/** The texts of a language that the pages of achievements, titles, metas and raids hand to the browser. */
export const pageTextsIn = (language: Language): PageTexts => {
  const { character, common, rarity } = texts[language]
  return {
    ...stateTexts(language),
    isPrivate: character.achievementsPrivate,
    everywhere: common.global,
    room: achievementTexts[language],
    controls: controlTexts[language],
    tables: tableTexts[language],
    rarity: pick(rarity, rarityKeys),
  }
}
