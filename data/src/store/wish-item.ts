import * as z from 'zod'
import { type ItemType, itemTypes } from '../character/mark-types.ts'
import { epochMs } from '../game/scalars.ts'
import { changeOver, nextRevision, type Place, readItem } from './change-over.ts'
import type { Connection } from './connection.ts'
import type { Item } from './item.ts'
import { userKey } from './table.ts'

/** What a user can say of a thing: that they want it, or that they never will and it shall leave their lists. */
const wishKinds = ['want', 'hide'] as const

/** What a user says of a thing, and since when (epoch ms). */
export interface Wish {
  type: ItemType
  id: number
  wish: (typeof wishKinds)[number]
  at: number
}

/** A change of what a user says of a thing; null takes it back. */
export interface WishChange extends Pick<Wish, 'type' | 'id'> {
  wish: Wish['wish'] | null
}

const placeOf = (user: string): Place => ({ key: { pk: userKey(user), sk: 'WISHES' }, name: 'list of wishes' })

const itemSchema = z.object({
  /** By type and id, with a space between. */
  wishes: z.record(z.string(), z.tuple([z.enum(wishKinds), epochMs])).default({}),
})

type Wishes = z.infer<typeof itemSchema>['wishes']

const wishesIn = (item: Item | null): Wishes => itemSchema.parse(item ?? {}).wishes

const isType = (type: string): type is ItemType => (itemTypes as readonly string[]).includes(type)

/** All wishes of an item, those made last first. */
const listOf = (wishes: Wishes): Wish[] =>
  Object.entries(wishes)
    .flatMap(([key, [wish, at]]) => {
      const [type = '', id] = key.split(' ')
      return isType(type) ? [{ type, id: Number(id), wish, at }] : []
    })
    .sort((a, b) => b.at - a.at || a.type.localeCompare(b.type) || a.id - b.id)

const changed = (wishes: Wishes, changes: readonly WishChange[], at: number): Wishes => {
  const next = { ...wishes }
  for (const { type, id, wish } of changes) {
    const key = `${type} ${id}`
    if (wish === null) delete next[key]
    else if (next[key]?.[0] !== wish) next[key] = [wish, at]
  }
  return next
}

/** What users want and hide, one item of each user, which every change writes over the revision that it read. */
export const wishAccess = (connection: Connection) => ({
  /** What a user wants and hides, what was said last first. */
  readWishes: async (user: string): Promise<Wish[]> => listOf(wishesIn(await readItem(connection, placeOf(user).key))),

  /**
   * Changes what a user wants and hides; what is said already keeps its time. Null where that would be more than `most` and more
   * than before: then nothing is changed. `at` in epoch ms.
   */
  changeWishes: (user: string, changes: readonly WishChange[], at: number, most: number): Promise<Wish[] | null> =>
    changeOver<Wish[] | null>(connection, placeOf(user), (before) => {
      const wishes = wishesIn(before)
      const next = changed(wishes, changes, at)
      const count = Object.keys(next).length
      if (count > most && count > Object.keys(wishes).length) return { outcome: null }
      return { outcome: listOf(next), after: { ...before, wishes: next, revision: nextRevision(before) } }
    }),
})
