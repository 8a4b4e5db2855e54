import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { bucketTarget } from '@kupodex/pipeline/publish'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, startDynamo, startS3 } from './stand-ins.ts'
import { freePort } from './testing.ts'
import { askRaw } from './web/testing.ts'

const region = 'eu-central-1'
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const running: Running[] = []
const folder = mkdtempSync(join(tmpdir(), 'kupodex-stand-ins-'))
const ports = { s3: 0, dynamodb: 0 }
let s3: S3Client

beforeAll(async () => {
  ports.s3 = await freePort()
  running.push(await startS3(ports.s3, join(folder, 's3'), 'kupodex'))
  ports.dynamodb = await freePort()
  running.push(await startDynamo(ports.dynamodb, join(folder, 'dynamodb')))
  s3 = new S3Client({ endpoint: `http://127.0.0.1:${ports.s3}`, region, credentials, forcePathStyle: true })
  await s3.send(new PutObjectCommand({ Bucket: 'kupodex', Key: 'index.html', Body: 'home' }))
})
afterAll(async () => {
  s3.destroy()
  for (const part of running) await part.stop()
  rmSync(folder, { recursive: true, force: true })
})

const inBucket = async (key: string) => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket: 'kupodex', Key: key }))
  return Body?.transformToString()
}

const form = Buffer.from(
  '--b\r\ncontent-disposition: form-data; name="key"\r\n\r\nindex.html\r\n' +
    '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\npwned\r\n--b--\r\n',
)
const signed = `AWS4-HMAC-SHA256 Credential=S3RVER/20260101/${region}/s3/aws4_request, SignedHeaders=host, Signature=00`

describe('the stand-ins take nothing from web pages, nor without a signature', () => {
  const page = { origin: 'https://evil.example' }
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
  test.each([
    ['a form of another site', 'POST', '/kupodex', { ...page, ...multipart }, form],
    ['a form without saying whose', 'POST', '/kupodex', multipart, form],
    ['a form that is signed', 'POST', '/kupodex', { ...multipart, authorization: signed }, form],
    ['a file without a signature', 'PUT', '/kupodex/index.html', {}, Buffer.from('pwned')],
    ['a file of another site', 'PUT', '/kupodex/index.html', { ...page, authorization: signed }, Buffer.from('pwned')],
    ['a file with a wrong signature', 'PUT', '/kupodex/index.html', { authorization: signed }, Buffer.from('pwned')],
    [
      'a file of a name that was made to point here',
      'PUT',
      '/kupodex/index.html',
      { host: 'evil.example', authorization: signed },
      Buffer.from('pwned'),
    ],
    ['a look without a signature', 'GET', '/kupodex/index.html', {}, undefined],
    ['an image in a page of another site', 'GET', '/kupodex/index.html', { 'sec-fetch-site': 'cross-site' }, undefined],
    ['whether it may', 'OPTIONS', '/kupodex/index.html', page, undefined],
  ])('%s', async (_, method, path, headers, body) => {
    const answer = await askRaw(ports.s3, path, { method, headers, ...(body ? { body } : {}) })
    // What the stand-in finds out by itself it says in its own way.
    expect([400, 403]).toContain(answer.status)
    expect(await inBucket('index.html')).toBe('home')
  })

  test('the table neither', async () => {
    const headers = { 'x-amz-target': 'DynamoDB_20120810.ListTables', 'content-type': 'application/x-amz-json-1.0' }
    const list = (more: Record<string, string>) =>
      askRaw(ports.dynamodb, '/', { method: 'POST', headers: { ...headers, ...more }, body: Buffer.from('{}') })
    expect((await list(page)).status).toBe(403)
    expect((await list({})).status).toBe(403)
    expect((await list({ host: 'evil.example', authorization: signed })).status).toBe(403)
    const client = new DynamoDBClient({ endpoint: `http://127.0.0.1:${ports.dynamodb}`, region, credentials })
    expect(await client.send(new ListTablesCommand({}))).toMatchObject({ TableNames: [] })
    client.destroy()
  })
})

test('a write whose condition does not hold is refused; of two at once that have seen the same, one holds', async () => {
  const target = bucketTarget(s3, 'kupodex')
  const headers = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-store' }
  const write = (text: string, mark: string | null) => target.replace('m/a.json', Buffer.from(text), headers, mark)
  const first = await write('1', null)
  expect(first).not.toBeNull()
  expect(await write('2', null)).toBeNull()
  const both = await Promise.all([write('a', first), write('b', first)])
  expect(both.filter((mark) => mark === null)).toHaveLength(1)
  expect(await inBucket('m/a.json')).toBe(both[0] === null ? 'b' : 'a')
})
