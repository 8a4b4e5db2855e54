import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openStore } from './open-store.ts'
import { steadyClock } from './pace.ts'

/**
 * A process that asks `site` as fast as the shared pace lets it, until it is ended. It tells who it is and when it took the
 * turn: the moment the pace itself read last, however late we hear of it.
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
