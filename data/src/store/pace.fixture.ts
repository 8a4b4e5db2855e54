import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openStore } from './open-store.ts'

/** A process that asks `site` as fast as the shared pace lets it, until it is ended. */
const [endpoint = '', table = '', rate = '', site = ''] = process.argv.slice(2)
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
const store = openStore({ client: new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }), table })
const pace = store.sharedPace(Number(rate))
for (;;) {
  await pace.turn()
  void fetch(`${site}/${process.pid}`)
}
