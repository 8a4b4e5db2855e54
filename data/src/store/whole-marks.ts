import * as z from 'zod'
import { changeOver, type Decision, nextRevision } from './change-over.ts'
import type { Connection } from './connection.ts'
import { type Item, refuseEnded } from './item.ts'
import { queryAll } from './query-all.ts'
import { characterKey, sortKeys } from './table.ts'
import { latestOf, type TickState } from './tick-state.ts'
import { isEnded, marksPlace, parseMarksItem, stateIn, type Ticks, withStates } from './ticks.ts'

/** How much later than what it replaces a replacement counts, seconds, where clocks differ. */
const little = 0.001

/** What a replacement leaves behind to be undone by: when it was (epoch s), what it added, and since when the others had been ticked. */
const undoSchema = z.object({
  at: z.number(),
  added: z.array(z.number()),
  removed: z.record(z.string(), z.number()),
})

type Undo = z.infer<typeof undoSchema>

/** What a replacement, or its undoing, changed; or would change. */
export interface WholeChange {
  added: number[]
  removed: number[]
  ticks: Ticks
  /** Another one after each write of the item; 0 before the first. */
  revision: number
  canUndo: boolean
}

/** What a collection is replaced by, and when (epoch s). */
interface Replacement {
  ids: readonly number[]
  /** Whether there is such a thing: ticks of things that are not known stay as they are. */
  isKnown: (id: number) => boolean
  at: number
  /** Changes nothing, and only shows what would change. */
  isDry?: boolean
  /** The only revision that may be replaced. */
  revision?: number | undefined
  /** Since when whoever replaces it owns the character (epoch ms; see `marksAccess`). */
  since?: number | undefined
}

const revisionOf = ({ revision }: Item): number => (typeof revision === 'number' ? revision : 0)

const undoOf = ({ undo }: Item): Undo | null => (undo === undefined ? null : undoSchema.parse(undo))

const changeOf = (item: Item, added: number[], removed: number[]): WholeChange => ({
  added,
  removed,
  ticks: parseMarksItem(item),
  revision: revisionOf(item),
  canUndo: undoOf(item) !== null,
})

const written = (before: Item, marks: Item, added: number[], removed: number[]): Decision<WholeChange> => {
  const after = { ...marks, revision: nextRevision(before) }
  return { after, outcome: changeOf(after, added, removed) }
}

/** Marks as a replacement leaves them; the same item where there is nothing to change. */
const replaced = (
  item: Item,
  { ids, isKnown, at }: Replacement,
): { after: Item; added: number[]; removed: number[] } => {
  const before = parseMarksItem(item)
  const wanted = new Set(ids)
  const added = [...wanted].filter((id) => before[id] === undefined)
  const removed = Object.keys(before)
    .map(Number)
    .filter((id) => !wanted.has(id) && isKnown(id))
  const changed = [...added, ...removed]
  if (changed.length === 0) return { after: item, added, removed }
  const when = Math.max(at, ...changed.map((id) => latestOf(stateIn(item, id)) + little))
  const undo: Undo = {
    at: when,
    added,
    removed: Object.fromEntries(removed.map((id) => [id, stateIn(item, id).ticked ?? when])),
  }
  const states = [
    ...added.map((id) => [id, { ticked: when }] as const),
    ...removed.map((id) => [id, { unticked: when }] as const),
  ]
  return { after: { ...withStates(item, states), undo }, added, removed }
}

/** Marks with a replacement undone, where nobody has said anything of a thing since. */
const undone = (item: Item, undo: Undo, at: number): { after: Item; added: number[]; removed: number[] } => {
  const when = Math.max(at, undo.at + little)
  const isAsLeft = (id: number, field: 'ticked' | 'unticked') => {
    const state = stateIn(item, id)
    return state[field] === undo.at && latestOf(state) === undo.at
  }
  const removed = undo.added.filter((id) => isAsLeft(id, 'ticked'))
  const back = Object.entries(undo.removed)
    .map(([id, date]) => [Number(id), date] as const)
    .filter(([id]) => isAsLeft(id, 'unticked'))
  const states: (readonly [number, TickState])[] = [
    ...removed.map((id) => [id, { unticked: when }] as const),
    ...back.map(([id, date]) => [id, { ticked: date, again: when }] as const),
  ]
  const { undo: _, ...rest } = item
  return { after: withStates(rest, states), added: back.map(([id]) => id), removed }
}

/**
 * Collections as a whole. A replacement is one conditional write of the item, in which it also leaves behind what it can be undone
 * by: it is never half done, and what is ticked meanwhile is never overwritten unseen.
 */
export const wholeMarksAccess = (connection: Connection) => {
  return {
    readMarks: async (id: number): Promise<Record<string, Ticks>> => {
      const items = await queryAll(connection, characterKey(id), sortKeys.marks)
      return Object.fromEntries(
        items
          .filter((item) => !isEnded(item))
          .map((item) => [String(item.sk).slice(sortKeys.marks.length), parseMarksItem(item)]),
      )
    },

    /**
     * Makes the ticks of a type these and no others, and keeps what undoes it. `conflict` where the item does not have the revision
     * that was asked for. Where nothing changes nothing is written, and the undo of the replacement before stays.
     */
    putMarks: (id: number, type: string, replacement: Replacement): Promise<WholeChange | 'conflict'> =>
      changeOver<WholeChange | 'conflict'>(connection, marksPlace(id, type), (before) => {
        refuseEnded(before, replacement.since)
        const item = before ?? {}
        const { revision, isDry = false } = replacement
        if (revision !== undefined && revision !== revisionOf(item)) return { outcome: 'conflict' }
        const { after, added, removed } = replaced(item, replacement)
        if (isDry || after === item) return { outcome: changeOf(after, added, removed) }
        return written(item, after, added, removed)
      }),

    /** Undoes the last replacement of a type, but for what was ticked or unticked since; null without one. `at` in epoch s. */
    undoMarks: (id: number, type: string, at: number, since?: number): Promise<WholeChange | null> =>
      changeOver<WholeChange | null>(connection, marksPlace(id, type), (before) => {
        refuseEnded(before, since)
        const item = before ?? {}
        const undo = undoOf(item)
        if (!undo) return { outcome: null }
        const { after, added, removed } = undone(item, undo, at)
        return written(item, after, added, removed)
      }),
  }
}
