import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { type CharacterFacts, factsKey, newProfile, type Owned } from '@kupodex/data/character'
import { liveKey, objectKey } from '@kupodex/data/contract'
import { openStore, type Store, tableDefinition } from '@kupodex/data/store'
import { startTestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { gameFiles } from '@kupodex/pipeline/game-api'
import { makePopulation } from '@kupodex/pipeline/population'
import { loadLodestoneTables, startLodestone } from '#local/lodestone/index.ts'
import { startDynamo } from '#local/dynamo.ts'
import { benchLive, firstId } from './call.ts'
import { buckets } from './settings.ts'

/** Started as a program of its own, so that the stand-ins' work is not measured as the handlers'. */
const [dynamoPort, s3Port, lodestonePort, characters] = process.argv.slice(2).map(Number)

const shards = 1024
const boards = ['achievement', 'mount', 'minion'].flatMap((type) =>
  ['standard', 'all', 'rarity'].map((mode) => `${type}/${mode}`),
)

/** Ids as the night's shards have them: a thousand characters a shard, ours among them. */
const shardOf = (id: number) => {
  const ids = Array.from({ length: 1000 }, (_, n) => (id % shards) + shards * (n + 1))
  return {
    deployTime: 1,
    generateTime: 1,
    boards,
    ids,
    ends: ids.map((_, n) => (n + 1) * boards.length),
    ranks: ids.flatMap((_, n) => boards.flatMap((_, board) => [board, n + 1, n + 1, n + 1, n + 2, n + 2, n + 2])),
  }
}

/** Every so-many-th row: about 600 things in all, obtained over some years. */
const some = (rows: readonly (readonly [number, ...number[]])[], id: number, step: number): Owned[] =>
  rows.filter((_, at) => (at + id) % step === 0).map(([item], at) => ({ id: item, date: 1_600_000_000 + at * 40_000 }))

const keep = async (store: Store, id: number, facts: CharacterFacts) => {
  const now = Date.now()
  await store.addCharacter(id, now)
  const part = (entries: Owned[]) => ({ entries, unknown: {}, asOf: now })
  await store.writePart(id, 'achievements', part(some(facts.achievements, id, 10)), 0)
  await store.writePart(id, 'mounts', part(some(facts.mounts, id, 4)), 0)
  await store.writePart(id, 'minions', part(some(facts.minions, id, 5)), 0)
  await store.mark(id, 'fish', facts.marks.fish.counted.slice(0, 100), 1_700_000_000)
  const levels = Array.from({ length: 20 }, (_, n) => ({
    type: 'level' as const,
    id: n + 1,
    details: '90',
    date: 1_700_000_000 + n,
  }))
  await store.writeEvents(id, levels)
  await store.askFor(id, now)
  await store.lease(id, { now, until: now + 60_000, token: 'bench' })
  const profile = {
    ...newProfile(id, now),
    status: 'ready' as const,
    name: `Person Number${id}`,
    worldId: 34,
    updatedAt: now,
  }
  await store.finish(id, 'bench', { profile, priority: 3, due: now + 86_400_000, failures: 0 })
}

const folder = mkdtempSync(join(tmpdir(), 'kupodex-bench-'))
const tables = loadLodestoneTables()
const population = makePopulation({ seed: 'bench', size: 20, tables, now: Date.now() / 1000 })
const lodestone = await startLodestone({ population, tables, clock: Date.now, port: lodestonePort ?? 0 })
const bucket = await startTestBucket(buckets.published, { port: s3Port ?? 0, others: [buckets.uploads] })
const running = [
  await startDynamo(dynamoPort ?? 0, join(folder, 'dynamodb')),
  { stop: bucket.close },
  { stop: lodestone.close },
]
process.once('disconnect', () => {
  void Promise.all(running.map((each) => each.stop())).then(() => {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
})

const client = new DynamoDBClient({})
await client.send(new CreateTableCommand({ ...tableDefinition, TableName: 'kupodex' }))
const store = openStore({ client, table: 'kupodex' })
const s3 = new S3Client({ forcePathStyle: true })
const putObject = (Key: string, Body: string) => s3.send(new PutObjectCommand({ Bucket: buckets.published, Key, Body }))
const put = (key: string, body: string) => putObject(objectKey(benchLive, key) ?? key, body)
await putObject(liveKey, JSON.stringify(benchLive))

let facts: CharacterFacts | null = null
for (const { key, body } of gameFiles()) {
  const text = key === factsKey || key === 'api/game/en/all.json' ? new TextDecoder().decode(await body()) : ''
  if (text !== '') await put(key, text)
  if (key === factsKey) facts = JSON.parse(text) as CharacterFacts
}
for (let n = 1; facts && n <= (characters ?? 0); n++) {
  await keep(store, firstId + n, facts)
  await put(`api/ranks/${n}.json`, JSON.stringify(shardOf(n)))
}
process.send?.('ready')
