import { newProfile } from '../character/index.ts'
import { priorities } from '../sync/index.ts'
import { batchGet } from './batch-get.ts'
import type { Connection } from './connection.ts'
import { profileKey, queueOf } from './profile-item.ts'
import { characterKey, idOfKey, queueIndex } from './table.ts'

const companyKey = (company: string) => ({ pk: `COMPANY#${company}`, sk: 'MEMBERS' })

/** Characters that were found among the members of free companies, and which companies were asked for. All times in epoch ms. */
export const foundAccess = (connection: Connection) => {
  const { table, holds } = connection

  const putCompany = (company: string, until: number, condition: object) =>
    holds(() =>
      table.put({
        Item: { ...companyKey(company), until, ttl: Math.ceil(until / 1000) },
        ...condition,
      }),
    )

  /** Whether anything at all is stored of an id: also what is left of one whose profile is not. */
  const isStored = async (id: number): Promise<boolean> => {
    const { Items = [] } = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': characterKey(id) },
      ConsistentRead: true,
      Limit: 1,
    })
    return Items.length > 0
  }

  const add = (id: number, now: number) => {
    const place = { queue: queueOf(priorities.found), due: now, failures: 0 }
    return holds(() =>
      table.put({
        Item: { ...profileKey(id), profile: { ...newProfile(id, now), found: true }, ...place },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    )
  }

  return {
    /** Keeps others from asking for the members of a free company until then; false where that was done before and still holds. */
    claimCompany: (company: string, { now, until }: { now: number; until: number }): Promise<boolean> =>
      putCompany(company, until, {
        ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':now': now },
      }),

    /** The same for longer, once its members are known. */
    keepCompany: async (company: string, until: number): Promise<void> => void (await putCompany(company, until, {})),

    /** Adds ids of which nothing is stored, whatever their state, to the queue of those found; gives how many these are. */
    addFound: async (ids: readonly number[], now: number): Promise<number> => {
      const unique = [...new Set(ids)]
      // Most are known after the first time, and asking for all at once finds these.
      const known = new Set((await batchGet(connection, unique.map(profileKey), true)).map(({ pk }) => String(pk)))
      let added = 0
      for (const id of unique)
        if (!known.has(characterKey(id)) && !(await isStored(id)) && (await add(id, now))) added++
      return added
    },

    /** The id of those found that is due for longest; null without one. */
    nextFound: async (now: number): Promise<number | null> => {
      const { Items = [] } = await table.query({
        IndexName: queueIndex,
        KeyConditionExpression: 'queue = :queue AND due <= :now',
        ExpressionAttributeValues: { ':queue': queueOf(priorities.found), ':now': now },
        Limit: 1,
      })
      return Items[0] ? idOfKey(String(Items[0].pk)) : null
    },
  }
}
