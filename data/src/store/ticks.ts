import { inChunks } from './batches.ts'
import { changeOver, nextRevision, type Place, readItem } from './change-over.ts'
import type { Connection } from './connection.ts'
import { type Item, notEnded, notNewer, readable, refuseEnded } from './item.ts'
import { characterKey, sortKeys } from './table.ts'
import { afterChange, latestOf, type TickChange, type TickState } from './tick-state.ts'

/** Hand-ticked things of one type: item id -> when it was ticked (epoch s). */
export type Ticks = Record<number, number>

/** How many things one write changes: an expression may have 4 kB, which is enough for these even with ids of ten digits. */
const mostAtOnce = 80

/** The attributes of a thing are these letters and its id. */
const letters = { ticked: 'm', again: 'l', unticked: 'u' } as const

type Field = keyof typeof letters

const fields = Object.keys(letters) as Field[]

export const marksPlace = (id: number, type: string): Place => ({
  key: { pk: characterKey(id), sk: `${sortKeys.marks}${type}` },
  name: `list of ${type} marks of ${id}`,
})

const nameOf = (field: Field, id: number): string => `${letters[field]}${id}`

/** Reads a marks item: one attribute per ticked thing, `m<id>`. Throws a `NewerItemError` for one of a later release. */
export const parseMarksItem = (item: Item): Ticks => {
  const marks: Ticks = {}
  for (const [name, value] of Object.entries(readable(item))) {
    if (/^m[0-9]+$/.test(name) && typeof value === 'number') marks[Number(name.slice(1))] = Math.floor(value)
  }
  return marks
}

/** Whether a marks item only says that all ticks were deleted with the account of who owned the character. */
export const isEnded = (item: Item): boolean =>
  item.closed !== undefined && Object.keys(item).every((name) => ['pk', 'sk', 'closed', 'revision', 'v'].includes(name))

export const stateIn = (item: Item, id: number): TickState =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = item[nameOf(field, id)]
      return typeof value === 'number' ? [[field, value]] : []
    }),
  )

export const withStates = (item: Item, states: Iterable<readonly [id: number, state: TickState]>): Item => {
  const after = { ...item }
  for (const [id, state] of states) {
    for (const field of fields) {
      delete after[nameOf(field, id)]
      if (state[field] !== undefined) after[nameOf(field, id)] = state[field]
    }
  }
  return after
}

/** An update of an item: the parts of its expression, and the values in them. */
interface Update {
  set: string[]
  remove: string[]
  condition: string[]
  values: Record<string, number>
}

/** What to write so that things are in their new states; equal values are written once. */
const updateOf = (states: readonly (readonly [id: number, state: TickState])[]): Omit<Update, 'condition'> => {
  const update: Omit<Update, 'condition'> = { set: [], remove: [], values: {} }
  const words = new Map<number, string>()
  const wordOf = (value: number): string => {
    const word = words.get(value) ?? `:v${words.size}`
    words.set(value, word)
    update.values[word] = value
    return word
  }
  for (const [id, state] of states) {
    for (const field of fields) {
      const value = state[field]
      if (value === undefined) update.remove.push(nameOf(field, id))
      else update.set.push(`${nameOf(field, id)} = ${wordOf(value)}`)
    }
  }
  return update
}

/** Each thing has attributes of its own, not an entry of a map: the first tick needs no existing map, and two browser tabs never overwrite each other. */
export const marksAccess = (connection: Connection) => {
  const { table, holds } = connection
  const read = async (id: number, type: string): Promise<Item> =>
    (await readItem(connection, marksPlace(id, type).key)) ?? {}

  /** Writes an update and gives the item after it; null if its condition was not met. Each write counts the revision up. */
  const write = async (
    id: number,
    type: string,
    { set, remove, condition, values }: Update,
    ended: ReturnType<typeof notEnded>,
  ): Promise<Item | null> => {
    let after: Item | null = null
    await holds(async () => {
      const { Attributes } = await table.update({
        Key: marksPlace(id, type).key,
        UpdateExpression: [
          'ADD revision :one',
          ...(set.length > 0 ? [`SET ${set.join(', ')}`] : []),
          ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : []),
        ].join(' '),
        ConditionExpression: [notNewer.condition, ...ended.conditions, ...condition].join(' AND '),
        ExpressionAttributeValues: { ...notNewer.values, ...ended.values, ...values, ':one': 1 },
        ReturnValues: 'ALL_NEW',
      })
      after = Attributes ?? {}
    })
    return after
  }

  const change = (
    id: number,
    type: string,
    changesOf: (item: Item) => readonly TickChange[],
    since: number | undefined,
  ): Promise<Ticks> =>
    changeOver(connection, marksPlace(id, type), (before) => {
      refuseEnded(before, since)
      const item = before ?? {}
      const states = new Map<number, TickState>()
      for (const made of changesOf(item)) {
        states.set(made.id, afterChange(states.get(made.id) ?? stateIn(item, made.id), made))
      }
      const changed = [...states].filter(([thing, state]) => {
        const known = stateIn(item, thing)
        return fields.some((field) => state[field] !== known[field])
      })
      if (changed.length === 0) return { outcome: parseMarksItem(item) }
      const after = { ...withStates(item, changed), revision: nextRevision(before) }
      return { after, outcome: parseMarksItem(after) }
    })

  return {
    /**
     * Ticks things and gives all ticks of the type after it; a thing that is already ticked keeps its time. `at` in epoch s, with
     * fractions: it counts as later than every change so far. Fails if a later release wrote the item. `since` when whoever ticks owns
     * the character (epoch ms): throws an `OwnershipEndedError`, here as below, where they have deleted all their ticks meanwhile.
     */
    mark: async (id: number, type: string, ids: readonly number[], at: number, since?: number): Promise<Ticks> => {
      const ended = notEnded(since)
      let item: Item | null = null
      for (const chunk of inChunks(ids, mostAtOnce)) {
        const states = chunk.map((thing) => [thing, { ticked: at }] as const)
        const condition = chunk.map((thing) => `attribute_not_exists(${nameOf('ticked', thing)})`)
        item = await write(id, type, { ...updateOf(states), condition }, ended)
        if (item) continue
        await change(
          id,
          type,
          (before) =>
            chunk.map((thing) => ({ id: thing, owned: true, at: Math.max(at, latestOf(stateIn(before, thing))) })),
          since,
        )
      }
      return parseMarksItem(item ?? (await read(id, type)))
    },

    /** Removes ticks, and gives those of the type that are left; missing ones are ignored. `at` as for `mark`. */
    unmark: async (id: number, type: string, ids: readonly number[], at: number, since?: number): Promise<Ticks> => {
      let item: Item | null = null
      for (const chunk of inChunks(ids, mostAtOnce)) {
        const update = { ...updateOf(chunk.map((thing) => [thing, { unticked: at }] as const)), condition: [] }
        item = await write(id, type, update, notEnded(since))
        if (item) continue
        // An item of a later release refuses it, or one that is not the owner's any more; reading it says so.
        const found = await read(id, type)
        refuseEnded(found, since)
        return parseMarksItem(found)
      }
      return parseMarksItem(item ?? (await read(id, type)))
    },

    /** Makes changes in whatever order they arrive, also again (see `afterChange`): the later one of a thing holds. Gives all ticks of the type after it. */
    changeMarks: (id: number, type: string, changes: readonly TickChange[], since?: number): Promise<Ticks> =>
      change(id, type, () => changes, since),
  }
}
