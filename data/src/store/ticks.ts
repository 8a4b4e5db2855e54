import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { StoreBusyError } from './batches.ts'
import type { Connection } from './connection.ts'
import { notNewer, readable } from './item.ts'
import { characterKey, sortKeys } from './table.ts'
import { afterChange, latestOf, type TickChange, type TickState } from './tick-state.ts'

/** Hand-ticked things of one type: item id -> when it was ticked (epoch s). */
export type Ticks = Record<number, number>

type Item = Record<string, unknown>

/** How many things one write changes: an expression may have 4 kB, which is enough for these even with ids of ten digits. */
const mostAtOnce = 80

/** How often a change is tried while others change the same things. */
const mostTries = 20

/** The attributes of a thing are these letters and its id. */
const letters = { ticked: 'm', again: 'l', unticked: 'u' } as const

type Field = keyof typeof letters

const fields = Object.keys(letters) as Field[]

/** The key of a character's marks of one type. */
export const marksKey = (id: number, type: string) => ({ pk: characterKey(id), sk: `${sortKeys.marks}${type}` })

const nameOf = (field: Field, id: number): string => `${letters[field]}${id}`

/** Reads a marks item: one attribute per ticked thing, `m<id>`. Throws a `NewerItemError` for one of a later release. */
export const parseMarksItem = (item: Item): Ticks => {
  const marks: Ticks = {}
  for (const [name, value] of Object.entries(readable(item))) {
    if (/^m[0-9]+$/.test(name) && typeof value === 'number') marks[Number(name.slice(1))] = Math.floor(value)
  }
  return marks
}

/** What a marks item says of a thing. */
export const stateIn = (item: Item, id: number): TickState =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = item[nameOf(field, id)]
      return typeof value === 'number' ? [[field, value]] : []
    }),
  )

/** A marks item with things in new states. */
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

const inChunks = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, n) => all.slice(n * most, (n + 1) * most))

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

/**
 * Hand-ticked collections. Each thing has attributes of its own, not an entry of a map, so that the first tick does not need
 * an existing map and two browser tabs never overwrite each other.
 */
export const marksAccess = ({ table, send, holds, pause }: Connection) => {
  const read = async (id: number, type: string): Promise<Item> => {
    const Key = marksKey(id, type)
    const { Item } = await send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item ? readable(Item) : {}
  }

  /** Writes an update and gives the item after it; null if its condition was not met. Each write counts the revision up. */
  const write = async (id: number, type: string, { set, remove, condition, values }: Update): Promise<Item | null> => {
    let after: Item | null = null
    await holds(async () => {
      const { Attributes } = await send(
        new UpdateCommand({
          TableName: table,
          Key: marksKey(id, type),
          UpdateExpression: [
            'ADD revision :one',
            ...(set.length > 0 ? [`SET ${set.join(', ')}`] : []),
            ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : []),
          ].join(' '),
          ConditionExpression: [notNewer.condition, ...condition].join(' AND '),
          ExpressionAttributeValues: { ...notNewer.values, ...values, ':one': 1 },
          ReturnValues: 'ALL_NEW',
        }),
      )
      after = Attributes ?? {}
    })
    return after
  }

  /** Writes new states over the item that they follow from; null if somebody wrote in between. */
  const writeOver = async (
    id: number,
    type: string,
    before: Item,
    states: readonly (readonly [number, TickState])[],
  ): Promise<Item | null> => {
    let item: Item | null = before
    for (const chunk of inChunks(states, mostAtOnce)) {
      const { values, ...update } = updateOf(chunk)
      const { revision } = item
      item = await write(
        id,
        type,
        typeof revision === 'number'
          ? { ...update, condition: ['revision = :read'], values: { ...values, ':read': revision } }
          : { ...update, condition: ['attribute_not_exists(revision)'], values },
      )
      if (!item) return null
    }
    return item
  }

  /** Reads, changes and writes, again where somebody else wrote meanwhile. */
  const change = async (id: number, type: string, changesOf: (item: Item) => readonly TickChange[]): Promise<Ticks> => {
    for (let tried = 0; tried < mostTries; tried++) {
      if (tried > 0) await pause(tried)
      const item = await read(id, type)
      const states = new Map<number, TickState>()
      for (const one of changesOf(item)) {
        states.set(one.id, afterChange(states.get(one.id) ?? stateIn(item, one.id), one))
      }
      const changed = [...states].filter(([thing, state]) => {
        const before = stateIn(item, thing)
        return fields.some((field) => state[field] !== before[field])
      })
      const after = await writeOver(id, type, item, changed)
      if (after) return parseMarksItem(after)
    }
    throw new StoreBusyError(`The ${type} marks of ${id} are being changed by too many at once.`)
  }

  return {
    /**
     * Ticks things and gives all ticks of the type after it; a thing that is already ticked keeps its time. `at` in epoch s, with
     * fractions: it counts as later than every change so far. Fails if a later release wrote the item.
     */
    mark: async (id: number, type: string, ids: readonly number[], at: number): Promise<Ticks> => {
      let item: Item | null = null
      for (const chunk of inChunks(ids, mostAtOnce)) {
        const states = chunk.map((thing) => [thing, { ticked: at }] as const)
        const condition = chunk.map((thing) => `attribute_not_exists(${nameOf('ticked', thing)})`)
        item = await write(id, type, { ...updateOf(states), condition })
        if (item) continue
        await change(id, type, (before) =>
          chunk.map((thing) => ({ id: thing, owned: true, at: Math.max(at, latestOf(stateIn(before, thing))) })),
        )
      }
      return parseMarksItem(item ?? (await read(id, type)))
    },

    /** Removes ticks, and gives those of the type that are left; missing ones are ignored. `at` as for `mark`. */
    unmark: async (id: number, type: string, ids: readonly number[], at: number): Promise<Ticks> => {
      let item: Item | null = null
      for (const chunk of inChunks(ids, mostAtOnce)) {
        item = await write(id, type, {
          ...updateOf(chunk.map((thing) => [thing, { unticked: at }] as const)),
          condition: [],
        })
        // Nothing but an item of a later release refuses it, and reading that one says so.
        if (!item) return parseMarksItem(await read(id, type))
      }
      return parseMarksItem(item ?? (await read(id, type)))
    },

    /**
     * Makes changes in whatever order they arrive: of two changes of a thing the later one holds, and making them again changes
     * nothing (see `afterChange`). Gives all ticks of the type after it.
     */
    changeMarks: (id: number, type: string, changes: readonly TickChange[]): Promise<Ticks> =>
      change(id, type, () => changes),
  }
}
