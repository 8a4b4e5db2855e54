import type { CharacterAnswer } from '@kupodex/data/contract'
import type { OwnedView } from '#owned/owned.ts'
import type { Rarity } from '#tables/rarity.ts'
import type { ListControl } from '#list/controls/use-list.ts'
import type { CollectionPageProps, ListExtras } from './frame.ts'
import type { Group } from './groups.ts'
import type { ListTexts } from './list-texts.ts'
import type { Thing } from './thing.ts'
import type { OwnMarks } from './use-marks.ts'

export interface ListProps extends CollectionPageProps {
  extras: ListExtras
  texts: ListTexts
  character: CharacterAnswer
  owned: OwnedView
  things: readonly Thing[]
  groups: readonly Group[]
  rarity: Rarity | null
  list: ListControl
  /** Ticking; null for those who cannot. */
  marks: OwnMarks | null
}
