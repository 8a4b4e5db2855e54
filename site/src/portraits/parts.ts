import { type PortraitPart, portraitParts } from '@kupodex/data/game'

export interface PartRow {
  id: number
  name: string | null
  sort: number
  portraitConditionId: number
}

/** What a condition unlocks of one kind, in the game's order. */
export interface PartGroup<Row> {
  part: PortraitPart
  /** Whether it is for the adventurer plate; else for the portrait. */
  isOfPlate: boolean
  rows: readonly Row[]
}

/** Where the ids of the parts of plates begin. */
const plateBase = 60_000

/** The kind of a part by its id: each has a range of its own (spec: characters §3). */
export const partOf = (id: number): PortraitPart | null =>
  portraitParts.findLast(({ base }) => id >= base)?.part ?? null

/** The parts that a condition unlocks, by kind in the order of the ranges; kinds without any are left out. */
export const partsOf = <Row extends PartRow>(rows: readonly Row[], conditionId: number): PartGroup<Row>[] => {
  const own = Map.groupBy(
    rows.filter(({ portraitConditionId }) => portraitConditionId === conditionId),
    ({ id }) => partOf(id),
  )
  return portraitParts.flatMap(({ part, base }) => {
    const some = own.get(part)
    if (some === undefined) return []
    return [{ part, isOfPlate: base >= plateBase, rows: some.toSorted((a, b) => a.sort - b.sort || a.id - b.id) }]
  })
}
