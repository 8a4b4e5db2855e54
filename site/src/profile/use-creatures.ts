import { useMemo } from 'react'
import { typeParts } from '@kupodex/data/character'
import type { Language, LeanRow } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'
import type { TableView } from '#tables/types.ts'
import type { SeenType } from './things.ts'
import { withPatches } from './with-patches.ts'

/** What the profile reads of a thing that the Lodestone lists without a date. */
export interface Creature extends Pick<
  LeanRow<'mounts'>,
  'id' | 'name' | 'patch' | 'howTo' | 'sort' | 'sourceTypeId' | 'obtainable' | 'deleted'
> {
  isInLog?: boolean
}

export interface Creatures {
  state: TableView<unknown>['state']
  rows: readonly Creature[]
  /** With a patch inferred where it is not known. */
  of: (id: number) => Creature | undefined
}

/** The table of a collection in a language, once it is wanted. */
export const useCreatures = (language: Language, type: SeenType, isWanted: boolean): Creatures => {
  const view: TableView<Creature> = useTable(language, typeParts[type], 'lean', isWanted)
  return useMemo(() => {
    const rows = view.state === 'ready' ? view.rows : []
    const byId = new Map(withPatches(rows).map((row) => [row.id, row]))
    return { state: view.state, rows, of: (id) => byId.get(id) }
  }, [view])
}
