import { isLearnt, type Language, type RarityType } from '@kupodex/data/game'
import { rarityLists } from '@kupodex/data/rules'
import { shareTexts } from '#texts/texts.ts'
import { noShare, type ShareTexts } from './share.ts'

/** The words in place of a share in one list: of what players check off, zero percent where none of those counted own it. */
export const shareTextsOf = (type: RarityType, language: Language): ShareTexts => {
  const texts = shareTexts(language)
  return isLearnt('ticked', rarityLists[type]) ? { ...texts, nobody: noShare(language) } : texts
}
