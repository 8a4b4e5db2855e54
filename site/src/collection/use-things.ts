import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import type { OwnedView } from '#owned/owned.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import type { RowOf } from '#tables/types.ts'
import { useTable } from '#tables/use-table.ts'
import type { ListFacts } from './facts.ts'
import { type Group, type GroupNames, type GroupTables, levelOf } from './groups.ts'
import { ownedThings, readThings, type Thing, type ThingRow } from './thing.ts'

export type ThingsView =
  | { state: 'loading' | 'failed' }
  | { state: 'ready'; things: readonly Thing[]; groups: readonly Group[] }

/** A table that some lists need beside their own. A hook cannot be left out, so the others ask for the small table that every list needs anyway. */
const useBeside = <Name extends 'orchestrionCategories' | 'armoireCategories' | 'leveAssignmentTypes' | 'npcs'>(
  language: Language,
  name: Name,
  isNeeded: boolean,
) => {
  const view = useTable(language, isNeeded ? name : 'sourceTypes')
  return {
    state: view.state,
    rows: isNeeded && view.state === 'ready' ? (view.rows as readonly RowOf<Name, 'lean'>[]) : noRows,
  }
}

const noRows: readonly never[] = []

const nothing: ReadonlySet<number> = new Set()

const namesIn = (npcs: readonly { id: number | string; name?: string }[]) => {
  const names = new Map(npcs.map(({ id, name }) => [id, name]))
  return ({ npcId }: ThingRow) => (npcId === undefined ? undefined : names.get(npcId))
}

/** Reads the things of a list once all their tables and what the character has are there. */
export const useThings = (
  language: Language,
  facts: ListFacts,
  owned: OwnedView,
  groupNames: GroupNames,
  pending: ReadonlySet<number> = nothing,
): ThingsView => {
  const [level] = facts.page.levels
  const own = useTable(language, facts.table)
  const rolls = useBeside(language, 'orchestrionCategories', facts.table === 'orchestrions')
  const gear = useBeside(language, 'armoireCategories', facts.table === 'armoire')
  const types = useBeside(language, 'leveAssignmentTypes', level === 'assignmentType' || level === 'job')
  const npcs = useBeside(language, 'npcs', facts.table === 'ttnpcs')
  const states = [own, rolls, gear, types, npcs].map(({ state }) => state)
  const state = states.find((one) => one === 'failed') ?? states.find((one) => one === 'loading') ?? 'ready'
  const rows = own.state === 'ready' ? (own.rows as readonly ThingRow[]) : noRows
  const read = useMemo(() => {
    if (state !== 'ready') return null
    const way = levelOf(facts.page.levels)
    const tables: GroupTables = {
      orchestrionCategories: rolls.rows,
      armoireCategories: gear.rows,
      leveAssignmentTypes: types.rows,
    }
    const things = readThings(rows, {
      itemBy: facts.page.itemBy,
      nameOf: namesIn(npcs.rows),
      groupsOf: way?.groupsOf(tables) ?? (() => []),
    })
    return { withOwned: ownedThings(things), groups: way?.groups(tables, groupNames) ?? [] }
  }, [state, rows, facts, rolls.rows, gear.rows, types.rows, npcs.rows, groupNames])
  return useMemo((): ThingsView => {
    if (state === 'failed' || owned.state === 'failed') return { state: 'failed' }
    if (read === null || owned.state === 'loading') return { state: 'loading' }
    const things =
      owned.state === 'ready' ? read.withOwned(owned.dates, pending, owned.fixed) : read.withOwned(null, pending)
    return { state: 'ready', things, groups: read.groups }
  }, [state, read, owned, pending])
}

/** Whether the reader's shield hides a thing; a new function whenever what it hides changes. */
export const useIsVeiled = (): ((thing: Thing) => boolean) => {
  const isHidden = useIsHidden()
  return useMemo(
    () =>
      ({ mainPatch, name }: Thing) =>
        isHidden(mainPatch, name),
    [isHidden],
  )
}
