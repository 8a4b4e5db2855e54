import type { Connection } from './connection.ts'
import { queryAll } from './query-all.ts'
import { characterKey, sortKeys, userKey } from './table.ts'

/** Deleting all that is stored of a user. */
export const userRemovalAccess = (connection: Connection) => {
  const drop = async (items: readonly Record<string, unknown>[]): Promise<void> => {
    await connection.batchWrite(items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
  }

  return {
    /** Deletes what the owner of a character decided and ticked; what the Lodestone says of it stays. */
    dropOwnersItems: async (id: number): Promise<void> => {
      const pk = characterKey(id)
      await drop(await queryAll(connection, pk, sortKeys.marks))
      await drop([{ pk, sk: sortKeys.settings }])
    },

    /**
     * Deletes all items of a user. What others find the user's things by has to be deleted before: owners of characters, and tokens.
     */
    dropUser: async (user: string): Promise<void> => {
      await drop(await queryAll(connection, userKey(user)))
    },
  }
}
