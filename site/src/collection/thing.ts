import { patchesById } from '@kupodex/data/game'
import { countingOf, isListed } from '@kupodex/data/rules'
import { type Fixed, type FixedThings, nothingFixed } from '#marks/fixed.ts'
import type { FacetFields } from '#list/controls/facets.ts'

/** The columns that lists read of any collection's rows; each table has some of them. */
export interface ThingRow extends Omit<FacetFields, 'counting'> {
  id: number | string
  obtainable?: boolean
  gone?: string | undefined
  name?: string
  sort?: number
  number?: number | null
  howTo?: string
  isInLog?: boolean
  isRemoved?: boolean
  isUnlock?: boolean
  orchestrionCategoryId?: number
  armoireCategoryId?: number
  armoireSubCategoryId?: number
  leveAssignmentTypeId?: number
  classJobLevel?: number
  journalSort?: number
  group?: string
  type?: string
  jobIds?: readonly number[]
  npcId?: number
  stars?: number
  planetId?: number
  surveySeriesId?: number
  beastKinId?: number
  onMarket?: boolean | null
  extraSeats?: number | null
  ownMusic?: boolean | null
  expansionId?: number
  relicSeriesId?: number
}

export interface Thing extends FacetFields {
  id: number
  /** What names it in addresses. */
  key: number
  name: string
  howTo: string
  /** Its number in the game's list: null where the game hides it until it is owned, undefined where there are none. */
  number?: number | null
  /** The groups that it is in, by their words in addresses; none where a list has no groups. */
  groups: readonly string[]
  obtainable: boolean
  isOwned: boolean
  /** The main patch that brought it, in tenths, for the spoiler shield: inferred where it is not known; null without any. */
  mainPatch: number | null
  /** When it was obtained, first seen or checked off (epoch s); 0 where that is not known. */
  date: number
  /** How it is known that the character has it whatever is ticked. */
  fixed?: Fixed
  /** Whether a change of it is not saved yet. */
  isPending: boolean
  /** How many stars the game gives it, where it gives any. */
  stars?: number
  /** What it was read from; the room of its collection knows more columns of it. */
  row: ThingRow
}

export interface Reading {
  itemBy: 'id' | 'number'
  /** The name of a row without one. */
  nameOf?: (row: ThingRow) => string | undefined
  groupsOf?: (row: ThingRow) => readonly string[]
}

const orderOf = (row: ThingRow): number[] => [
  row.journalSort ?? row.planetId ?? 0,
  row.sort ?? row.number ?? row.classJobLevel ?? 0,
  Number(row.id),
]

export const inGameOrder = (a: ThingRow, b: ThingRow): number => {
  const other = orderOf(b)
  return orderOf(a).reduce((sum, value, at) => sum || value - (other[at] ?? 0), 0)
}

export const isObtainable = ({ obtainable, isRemoved }: ThingRow): boolean => obtainable !== false && isRemoved !== true

/** The main patch, in tenths, that brought each row of a table that knows patches, by id: inferred where it is not known. */
export const mainPatches = (rows: readonly ThingRow[]): ReadonlyMap<number, number> =>
  patchesById(rows.flatMap(({ id, patch }) => (patch === undefined ? [] : [{ id: Number(id), patch }])))

const readThing = (
  row: ThingRow,
  patches: ReadonlyMap<number, number>,
  { itemBy, nameOf, groupsOf }: Reading,
): Thing => {
  const id = Number(row.id)
  return {
    id,
    key: itemBy === 'number' ? (row.number ?? id) : id,
    name: nameOf?.(row) ?? row.name ?? `#${id}`,
    howTo: row.howTo ?? '',
    groups: groupsOf?.(row) ?? [],
    obtainable: isObtainable(row),
    counting: countingOf(row),
    isOwned: false,
    mainPatch: patches.get(id) ?? null,
    date: 0,
    isPending: false,
    row,
    ...(row.sourceTypeId === undefined ? {} : { sourceTypeId: row.sourceTypeId }),
    ...(row.number === undefined ? {} : { number: row.number }),
    ...(row.patch == null ? {} : { patch: row.patch }),
    ...(row.stars === undefined ? {} : { stars: row.stars }),
  }
}

/** The things of a table in the game's order, before it is known what the character has. */
export const readThings = (rows: readonly ThingRow[], reading: Reading): Thing[] => {
  const patches = mainPatches(rows)
  return rows.toSorted(inGameOrder).map((row) => readThing(row, patches, reading))
}

const owns = (thing: Thing, date: number, isPending: boolean, fixed: Fixed | undefined): Thing => ({
  ...{ ...thing, isOwned: true, date, isPending },
  ...(fixed && { fixed }),
})

/**
 * A function that says of things what the character has, with dates (epoch s) by id, whose change is not saved yet, and what cannot be
 * unticked. What did not change since the last time is the same thing, so that it need not be drawn again.
 */
export const ownedThings = (things: readonly Thing[]) => {
  const last = new Map<number, Thing>()
  const same = (thing: Thing, next: Thing): Thing => {
    const known = last.get(thing.id)
    const isSame =
      known?.isOwned === next.isOwned &&
      known.date === next.date &&
      known.isPending === next.isPending &&
      known.fixed?.by === next.fixed?.by
    const kept = isSame ? known : next
    last.set(thing.id, kept)
    return kept
  }
  return (
    owned: ReadonlyMap<number, number> | null,
    pending: ReadonlySet<number>,
    fixed: FixedThings = nothingFixed,
  ): Thing[] =>
    things.flatMap((thing) => {
      const date = owned?.get(thing.id)
      const isPending = pending.has(thing.id)
      if (date !== undefined) return [same(thing, owns(thing, date, isPending, fixed.get(thing.id)))]
      if (!isListed(thing)) return []
      return [isPending ? same(thing, { ...thing, isPending }) : thing]
    })
}
