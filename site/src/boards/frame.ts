import type { BoardTexts } from './texts/index.ts'
import type { Texts } from '#texts/en.ts'
import { pick } from '#texts/pick.ts'
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
  texts: ReturnType<typeof frameTexts>
}

/** The texts of rows. */
export const rowTexts = (texts: Texts, { board, raid }: BoardTexts): BoardRowTexts => ({
  ...pick(texts.common, ['unknown', 'newCharacter']),
  ...pick(board, ['up', 'down', 'isNew', 'newShort']),
  ...pick(raid, ['weekOf']),
})

/** The texts that the browser needs on a page with a board. */
export const frameTexts = (texts: Texts, boards: BoardTexts) => ({
  ...rowTexts(texts, boards),
  ...boards.find,
  ...pick(boards.board, ['own', 'pageError']),
  ...pick(texts.rarity, ['pages', 'first', 'last', 'page', 'pageOf']),
})
