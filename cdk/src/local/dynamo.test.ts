import { testFolder } from '@kupodex/data/folder.fixture'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { standInKey } from './ground/guard.ts'
import { startDynamo } from './dynamo.ts'
import type { Running } from './ground/running.ts'
import { freePort } from './ground/free-port.fixture.ts'
import { askRaw } from './web/web.fixture.ts'

const region = 'eu-central-1'
const folder = testFolder()
let running: Running
let port = 0

beforeAll(async () => {
  port = await freePort()
  running = await startDynamo(port, folder)
})
afterAll(() => running.stop())

const authorization = `AWS4-HMAC-SHA256 Credential=${standInKey}/20260101/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=00`
const list = (more: Record<string, string>) => {
  const headers = { 'x-amz-target': 'DynamoDB_20120810.ListTables', 'content-type': 'application/x-amz-json-1.0' }
  return askRaw(port, '/', { method: 'POST', headers: { ...headers, ...more }, body: Buffer.from('{}') })
}

describe('the table takes nothing from web pages, nor without a signature', () => {
  test.each<[string, Record<string, string>]>([
    ['a request of another site', { origin: 'https://evil.example', authorization }],
    ['one that a browser made for another site', { 'sec-fetch-site': 'cross-site', authorization }],
    ['one without a signature', {}],
    ['one with another name', { authorization: authorization.replace(standInKey, 'OTHER') }],
    ['a form that is signed', { 'content-type': 'multipart/form-data; boundary=b', authorization }],
    ['one to a name that was made to point here', { host: 'evil.example', authorization }],
  ])('%s', async (_, headers) => expect((await list(headers)).status).toBe(403))

  test('a program of ours may ask', async () => {
    const credentials = { accessKeyId: standInKey, secretAccessKey: standInKey }
    const client = new DynamoDBClient({ endpoint: `http://127.0.0.1:${port}`, region, credentials })
    expect(await client.send(new ListTablesCommand({}))).toMatchObject({ TableNames: [] })
    client.destroy()
  })
})
