import type { BoardTexts } from './texts/index.ts'
import type { Texts } from '#texts/en.ts'
import type { ScopeKind } from './find.ts'
import type { BoardName } from './pages.ts'
import type { BoardFrame, BoardRowTexts } from './row.ts'

/** What a page with a board hands to the browser. */
export interface BoardPageFrame extends BoardFrame, BoardName {
  kind: ScopeKind
  /** The worlds that a board of a data center or a world compares; none where it compares all. */
  worlds: readonly string[]
  pages: number
  /** How many the board ranks. */
  count: number
  /** When a raid came out (epoch seconds). */
  released: number | null
  /** The path of the board that compares everybody. */
  globalPath: string
  texts: BoardRowTexts &
    BoardTexts['find'] &
    Pick<BoardTexts['board'], 'own' | 'pageError'> &
    Pick<Texts['rarity'], 'pages' | 'first' | 'last' | 'page' | 'pageOf'>
}

/** The texts of rows. */
export const rowTexts = (texts: Texts, boards: BoardTexts): BoardRowTexts => ({
  unknown: texts.common.unknown,
  newCharacter: texts.common.newCharacter,
  up: boards.board.up,
  down: boards.board.down,
  isNew: boards.board.isNew,
  newShort: boards.board.newShort,
  weekOf: boards.raid.weekOf,
})

/** The texts that the browser needs on a page with a board. */
export const frameTexts = (texts: Texts, boards: BoardTexts): BoardPageFrame['texts'] => {
  const { pages, first, last, page, pageOf } = texts.rarity
  const { own, pageError } = boards.board
  return { ...rowTexts(texts, boards), ...boards.find, own, pageError, pages, first, last, page, pageOf }
}
