import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { type TimelineEvent, timelineEventSchema } from '../character/index.ts'
import type { Connection } from './connection.ts'
import { isNewer } from './item.ts'
import { characterKey, sortKeys } from './table.ts'

/** The key tells date, type and id, so that writing an event again writes no second one. */
const eventKey = ({ date, type, id }: TimelineEvent): string =>
  `${sortKeys.time}${String(date).padStart(10, '0')}#${type}#${id}`

/** Reading and writing what happened to a character. */
export const timelineAccess = ({ table, send, batchWrite }: Connection) => ({
  /** Writes events; the same ones again change nothing. */
  writeEvents: (id: number, events: readonly TimelineEvent[]): Promise<void> => {
    const items = new Map(events.map((event) => [eventKey(event), event]))
    return batchWrite([...items].map(([sk, event]) => ({ PutRequest: { Item: { pk: characterKey(id), sk, event } } })))
  },

  /** The newest `limit` events, newest first; an event that only a later release knows is passed over. */
  readEvents: async (id: number, limit: number): Promise<TimelineEvent[]> => {
    const { Items = [] } = await send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :time)',
        ExpressionAttributeValues: { ':pk': characterKey(id), ':time': sortKeys.time },
        ScanIndexForward: false,
        Limit: limit,
      }),
    )
    return Items.flatMap((item) => {
      const read = timelineEventSchema.safeParse(item.event)
      return read.success && !isNewer(item) ? [read.data] : []
    })
  },
})
