import { typeParts } from '@kupodex/data/character'
import { type CharacterAnswer, isLegacy, knownOf } from '@kupodex/data/contract'
import type { Language, SyncedCollection } from '@kupodex/data/game'
import {
  achievementCountingOf,
  type Countable,
  type CountableAchievement,
  countingOf,
  type Sums,
  sumUp,
} from '@kupodex/data/rules'
import { Failed } from '#ask/failed.tsx'
import { checkPage } from '#tables/page.ts'
import type { TableView } from '#tables/types.ts'
import { useTable } from '#tables/use-table.ts'
import { SumsTable } from './sums-table.tsx'

/** A collection that a character's own answer lists. */
type SyncedType = SyncedCollection['type']

type Row = { id: number } & Countable & Partial<CountableAchievement>

const isAchievement = (row: Row): row is Row & CountableAchievement => row.notLegacy !== undefined

/** A collection added up from its table and what a character's answer lists of it. */
export const sumsOf = (rows: readonly Row[], type: SyncedType, character: CharacterAnswer): Sums => {
  const owned = new Set(character[typeParts[type]].map(({ id }) => id))
  const legacy = isLegacy(character)
  return sumUp(
    rows.map((row) => ({
      counting: isAchievement(row) ? achievementCountingOf(row, legacy) : countingOf(row),
      isOwned: owned.has(row.id),
    })),
  )
}

interface Props {
  language: Language
  type: SyncedType
  character: CharacterAnswer
}

/** What of a collection counts and what does not, where the page has not its table: that is asked for. */
export const CharacterSums = ({ language, type, character }: Props) => {
  const view: TableView<Row> = useTable(language, typeParts[type])
  if (view.state === 'failed') return <Failed language={language} again={checkPage} />
  if (view.state === 'loading') return null
  const isKnown = character.id !== 0 && knownOf(character, type) === 'known'
  return <SumsTable language={language} sums={sumsOf(view.rows, type, character)} isKnown={isKnown} />
}
