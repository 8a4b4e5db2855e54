import { type TimelineEvent, timelineEventSchema } from '../character/index.ts'
import type { Connection } from './connection.ts'
import { isNewer } from './item.ts'
import { characterKey, sortKeys } from './table.ts'

/** The key has date, type and id, so that writing an event again does not add a second one. */
const eventKey = ({ date, type, id }: TimelineEvent): string =>
  `${sortKeys.time}${String(date).padStart(10, '0')}#${type}#${id}`

export const timelineAccess = ({ table, batchWrite }: Connection) => ({
  /** Writes events; writing the same ones again changes nothing. */
  writeEvents: (id: number, events: readonly TimelineEvent[]): Promise<void> => {
    const items = new Map(events.map((event) => [eventKey(event), event]))
    return batchWrite([...items].map(([sk, event]) => ({ PutRequest: { Item: { pk: characterKey(id), sk, event } } })))
  },

  /** The newest `limit` events, newest first; events that only a later release knows are skipped. */
  readEvents: async (id: number, limit: number): Promise<TimelineEvent[]> => {
    const { Items = [] } = await table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :time)',
      ExpressionAttributeValues: { ':pk': characterKey(id), ':time': sortKeys.time },
      ScanIndexForward: false,
      Limit: limit,
    })
    return Items.flatMap((item) => {
      const read = timelineEventSchema.safeParse(item.event)
      return read.success && !isNewer(item) ? [read.data] : []
    })
  },
})
