import type { ScopeKind } from './find.ts'
import type { BoardName } from './pages.ts'
import type { BoardFrame } from './row.ts'

export interface BoardPageFrame extends BoardFrame, BoardName {
  kind: ScopeKind
  /** The worlds that a board of a data center or a world compares; none where it compares all. */
  worlds: readonly string[]
  pages: number
  count: number
  /** When a raid came out (epoch seconds). */
  released: number | null
  /** The path of the board that compares everybody. */
  globalPath: string
}
