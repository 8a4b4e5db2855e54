import type { Language } from '@kupodex/data/game'
import type { PagerFrame } from '#ui/pager.ts'
import type { BoardTexts } from '#boards/texts/index.ts'
import type { Texts } from '#texts/en.ts'

/** What boards of the ishgard event are drawn with, at build time and in the browser. */
export interface IshgardFrame {
  language: Language
  texts: BoardTexts['ishgard'] &
    Pick<Texts['common'], 'unknown' | 'newCharacter' | 'global'> &
    Pick<Texts['ranking'], 'rank' | 'character' | 'world' | 'score'> & { pager: PagerFrame['texts'] }
  /** Names of jobs by row id. */
  jobs: Record<number, string>
  /** Names of jobs by code. */
  codes: Record<string, string>
  sprite: string
  images: string | null
  /** Path of characters, to which an id is appended. */
  base: string
}

/** The texts of the event's boards. */
export const ishgardTexts = (texts: Texts, ishgard: BoardTexts['ishgard']): IshgardFrame['texts'] => {
  const { unknown, newCharacter, global } = texts.common
  const { rank, character, world, score } = texts.ranking
  const { pages, first, last, page } = texts.rarity
  const pager = { pages, first, last, page }
  return { ...ishgard, unknown, newCharacter, global, rank, character, world, score, pager }
}
