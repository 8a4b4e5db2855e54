import { randomInt } from 'node:crypto'
import { markTypes } from '../character/mark-types.ts'
import type { Connection } from './connection.ts'
import { itemKinds, kindsIn } from './places.ts'
import { queryAll } from './query-all.ts'
import { characterKey, sortKeys, userKey } from './table.ts'

const beginningOf = (name: keyof typeof itemKinds): string => itemKinds[name].sk.replace(/<.*/, '')

/** Deleting all that is stored of a user: of the kinds of items that are an owner's or a user's. */
export const userRemovalAccess = (connection: Connection) => {
  const stored = async (pk: string, kinds: ReturnType<typeof kindsIn>): Promise<Record<string, unknown>[]> =>
    (await Promise.all(kinds.map((name) => queryAll(connection, pk, beginningOf(name))))).flat()

  return {
    /**
     * Deletes what a user said of a character that was theirs since `since` (epoch ms), after they gave it up; what the Lodestone says
     * of it stays. In its place stands that nothing of theirs may be written any more, since some may be on its way, also of what
     * was not there: such a write is refused (see `notEnded`).
     */
    dropOwnersItems: async (id: number, since: number): Promise<void> => {
      const pk = characterKey(id)
      const items = await stored(pk, kindsIn('CHAR#<id>', 'owner'))
      const keys = new Set([
        ...items.map(({ sk }) => String(sk)),
        ...markTypes.map((type) => `${sortKeys.marks}${type}`),
        sortKeys.settings,
      ])
      // None that an earlier write can have read.
      const revision = () => randomInt(2 ** 40, 2 ** 41)
      await connection.batchWrite(
        [...keys].map((sk) => ({ PutRequest: { Item: { pk, sk, closed: since, revision: revision() } } })),
      )
    },

    /** Deletes all items of a user. What others find the user's things by has to be deleted before: owners of characters, and tokens. */
    dropUser: async (user: string): Promise<void> => {
      const items = await stored(userKey(user), kindsIn('USER#<key>', 'user'))
      await connection.batchWrite(items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
    },
  }
}
