import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openStore } from './open-store.ts'
import { steadyClock } from './pace.ts'

/**
 * A process that sends requests to `site` as fast as the shared pace allows, until it is ended. Each request has its process
 * id and the time of its turn, as last read by the pace, however late the request arrives.
 */
const [endpoint = '', table = '', rate = '', site = ''] = process.argv.slice(2)
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
const store = openStore({ client: new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }), table })
let read = NaN
const pace = store.sharedPace(Number(rate), { ...steadyClock, now: () => (read = performance.now()) })
for (;;) {
  await pace.turn()
  void fetch(`${site}/${process.pid}/${performance.timeOrigin + read}`)
}
