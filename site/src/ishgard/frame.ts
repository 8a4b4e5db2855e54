import type { Language } from '@kupodex/data/game'
import type { BoardTexts } from '#boards/texts/index.ts'
import type { Texts } from '#texts/en.ts'
import { pick } from '#texts/pick.ts'

/** What boards of the ishgard event are drawn with, at build time and in the browser. */
export interface IshgardFrame {
  language: Language
  texts: ReturnType<typeof ishgardTexts>
  /** Names of jobs by row id. */
  jobs: Record<number, string>
  /** Names of jobs by code. */
  codes: Record<string, string>
  sprite: string
  /** Path of characters, to which an id is appended. */
  base: string
}

/** The texts of the event's boards. */
export const ishgardTexts = (texts: Texts, ishgard: BoardTexts['ishgard']) => ({
  ...ishgard,
  ...pick(texts.common, ['unknown', 'newCharacter', 'global']),
  ...pick(texts.ranking, ['rank', 'character', 'world', 'score']),
  pager: pick(texts.rarity, ['pages', 'first', 'last', 'page']),
})
