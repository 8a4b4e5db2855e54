import { isOptedOut } from '../character/index.ts'
import { priorities } from '../sync/index.ts'
import { batchGet } from './batch-get.ts'
import type { Connection } from './connection.ts'
import { itemEndings, type ItemKindName, itemKinds } from './places.ts'
import { parseProfileItem, profileKey, queueOf } from './profile-item.ts'
import { queryAll } from './query-all.ts'
import { queueAccess } from './queue.ts'
import { characterKey, idOfKey } from './table.ts'

/** The kinds of items beside a character's profile that are deleted when it opts out. */
const removed = (Object.keys(itemKinds) as ItemKindName[]).filter(
  (name) => itemKinds[name].pk === 'CHAR#<id>' && itemEndings[name].optingOut === 'removed',
)

/** Characters whose players do not want them here, and say so in their introductions. */
export const optOutAccess = (connection: Connection) => {
  const { table, holds } = connection
  const { readProfile } = queueAccess(connection)
  return {
    /** Deletes what was read of a character, but for its profile, which says that it is to be hidden. */
    dropRead: async (id: number): Promise<void> => {
      const pk = characterKey(id)
      const beginnings = removed.map((name) => itemKinds[name].sk.replace(/<.*/, ''))
      const items = (await Promise.all(beginnings.map((beginning) => queryAll(connection, pk, beginning)))).flat()
      await connection.batchWrite(items.map(({ sk }) => ({ DeleteRequest: { Key: { pk, sk } } })))
    },

    /** Those of some characters that are hidden by their introductions; one that cannot be read is. */
    optedOutAmong: async (ids: readonly number[]): Promise<Set<number>> => {
      const items = await batchGet(connection, ids.map(profileKey), true)
      const isHidden = (item: Record<string, unknown>) => {
        try {
          return isOptedOut(parseProfileItem(item).profile)
        } catch {
          return true
        }
      }
      return new Set(items.filter(isHidden).map(({ pk }) => idOfKey(String(pk))))
    },

    /**
     * Undoes that a character is hidden by its introduction, and has it read as soon as possible: the word counts again once it was
     * taken away. A reading that is under way loses its claim. False where it is not hidden like that. `now` in epoch ms.
     */
    undoOptOut: async (id: number, now: number): Promise<boolean> => {
      const stored = await readProfile(id)
      if (stored === null || !isOptedOut(stored.profile)) return false
      return holds(() =>
        table.update({
          Key: profileKey(id),
          UpdateExpression: 'SET #profile = :profile, queue = :asked, due = :now REMOVE lease, leaseUntil, attemptAt',
          ConditionExpression: '#profile.#optOut = :hidden',
          ExpressionAttributeNames: { '#profile': 'profile', '#optOut': 'optOut' },
          ExpressionAttributeValues: {
            ':profile': { ...stored.profile, status: 'adding', optOut: 'undone' },
            ':hidden': 'asked',
            ':asked': queueOf(priorities.asked),
            ':now': now,
          },
        }),
      )
    },
  }
}
