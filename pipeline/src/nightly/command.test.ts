import { join } from 'node:path'
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { newProfile, type PartPrivacy } from '@kupodex/data/character'
import { historyAnswer, liveKey, objectKey, publishedAnswer, rankingAnswer, reportAnswer } from '@kupodex/data/contract'
import { testFolder } from '@kupodex/data/folder.fixture'
import { weekStart } from '@kupodex/data/rules'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { startTestBucket, type TestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { priorities } from '@kupodex/data/sync'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../command/run-command.fixture.ts'
import { holdLock } from '../publish/hold-lock.fixture.ts'
import { bucketTarget, folderTarget, jsonFile, openLive, publish } from '../publish/index.ts'
import { makeNightlyCommand } from './command.ts'
import { smallGame } from './small-game.fixture.ts'

const bucket = 'kupodex'
const shown: PartPrivacy = { state: 'public', asOf: 1 }
const at = Date.parse('2026-06-24T00:00:00Z')
const folder = testFolder()

let s3: TestBucket
let client: S3Client
let store: TestStore
let env: Record<string, string>

const small = smallGame()

const run = (args: string[], settings: Record<string, string | undefined> = env) =>
  runCommand(makeNightlyCommand(small), args, settings, () => at)

const addPerson = async (id: number, status: 'ready' | 'private', mounts: readonly number[]) => {
  const profile = newProfile(id, at)
  const privacy = { ...profile.privacy, profile: shown, mounts: shown }
  await store.store.addCharacter(id, at)
  await store.store.lease(id, { now: at, until: at + 1, token: 'test' })
  await store.store.finish(id, 'test', {
    profile: { ...profile, status, name: `Mog ${id}`, worldId: 21, privacy },
    priority: priorities.tail,
    due: at,
    failures: 0,
  })
  const entries = mounts.map((mount) => ({ id: mount, date: 1000 + mount }))
  await store.store.writePart(id, 'mounts', { entries, unknown: {}, asOf: at }, 0)
}

const objectOf = async (key: string) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
  return JSON.parse((await Body?.transformToString()) ?? '')
}

/** What readers see under a key. */
const inBucket = async (key: string) => objectOf(objectKey(await objectOf(liveKey), key) ?? '')

beforeAll(async () => {
  s3 = await startTestBucket(bucket)
  client = s3.client
  vi.stubEnv('AWS_ACCESS_KEY_ID', s3.credentials.accessKeyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3.credentials.secretAccessKey)
  store = await startTestStore()
  env = {
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: store.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    KUPODEX_TABLE: store.table,
    KUPODEX_BUCKET: bucket,
    KUPODEX_PUBLISHED: join(folder, 'published'),
  }
  await addPerson(11, 'ready', [1, 4])
  await addPerson(12, 'ready', [1])
  await addPerson(13, 'private', [1, 4, 5])
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await s3.close()
  await store.close()
})

describe('nightlyCommand', () => {
  test('a dry run reports and writes nothing', async () => {
    const { code, out } = await run(['--dry-run'])
    expect(code).toBe(0)
    expect(out).toContain('2 characters; left out: 1 private')
    expect(out).toContain('Nothing was published.')
    await expect(inBucket('api/published.json')).rejects.toThrow()
  })

  test('reads the store and publishes to folder and bucket', async () => {
    const { code, out, err } = await run([])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/upload night .* written/)
    expect(publishedAnswer.parse(await inBucket('api/published.json'))).toMatchObject({ characters: 2 })
    const board = rankingAnswer.parse(await inBucket('api/ranking/mount/global/all.json'))
    expect(board.chars.map(({ id, rank, score, worldId }) => [id, rank, score, worldId])).toEqual([
      [11, 1, 2, 21],
      [12, 2, 1, 21],
    ])
    const { read } = await openLive(folderTarget(env.KUPODEX_PUBLISHED as string), 'night')
    const inFolder = JSON.parse(new TextDecoder().decode((await read('api/published.json')) ?? undefined)) as unknown
    expect(inFolder).toEqual(await inBucket('api/published.json'))
    expect((await inBucket('api/game/de/mounts.json')).tables.mounts.length).toBeGreaterThan(100)
  })

  test('a second run uploads nothing but what it must', async () => {
    const { code, out } = await run([])
    expect(code).toBe(0)
    expect(out).toMatch(/upload night +[0-9,]+ files: 0 written/)
  })

  test('keeps what it read in a snapshot, and runs from it as it did from the store', async () => {
    const path = join(folder, 'night.snapshot')
    const taken = await run(['--snapshot', path])
    expect(taken).toMatchObject({ code: 0, err: '' })
    expect(taken.out).toMatch(/snapshot +3 characters; 0 damaged/)
    expect(taken.out).toMatch(/upload night +[0-9,]+ files: 0 written/)
    const from = await run(['--from', path])
    expect(from).toMatchObject({ code: 0, err: '' })
    expect(from.out).toContain('2 characters; left out: 1 private')
    expect(from.out).toMatch(/upload night +[0-9,]+ files: 0 written/)
    expect((await run(['--from', path, '--snapshot', path])).code).toBe(2)
  })

  test('publishes a report, and ranks of the week once', async () => {
    const report = reportAnswer.parse(await inBucket('api/report.json'))
    expect(report).toMatchObject({ characters: 2, skipped: { private: 1 }, generateTime: at })
    expect(report.freshness).toEqual([])
    // Those of the runs before it too.
    expect(report.nights).toHaveLength(4)
    for (const night of report.nights) expect(night).toMatchObject({ generateTime: at, characters: 2, skipped: 1 })
    expect(report.steps.map(({ step }) => step)).toContain('upload night')
    const { periods } = await inBucket('api/history.json')
    expect(periods).toMatchObject([{ shards: 1, weeks: [weekStart(at)] }])
    const history = historyAnswer.parse(await inBucket(`api/history/${periods[0].period}/0.json`))
    const all = history.boards.indexOf('mount/all')
    expect([history.chars[11]?.[all], history.chars[12]?.[all]]).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ])
  })

  test('logs each step as a line of JSON', async () => {
    const { code, out } = await run(['--json'])
    expect(code).toBe(0)
    const steps = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(steps.map(({ step }) => step)).toEqual([
      'editors',
      'game',
      'read',
      'write',
      'upload game',
      'upload night',
      'forget',
      'history',
    ])
    expect(steps[2]).toMatchObject({ characters: 2, skipped: { private: 1 } })
    expect(steps[3]).toMatchObject({ written: 0, removed: 0 })
    expect(steps.every(({ seconds, peakMemory }) => Number(seconds) >= 0 && Number(peakMemory) > 1e6)).toBe(true)
  })

  test('publishes one scope alone', async () => {
    await addPerson(14, 'ready', [1, 4, 5])
    const indexBefore = await inBucket('api/published.json')
    expect(await run(['--scope', 'Ravana'])).toMatchObject({ code: 0, err: '' })
    expect((await inBucket('api/ranking/mount/Ravana/all.json')).count).toBe(3)
    expect((await inBucket('api/ranking/mount/global/all.json')).count).toBe(2)
    expect(await inBucket('api/published.json')).toEqual(indexBefore)
    const wrong = await run(['--scope', 'Nowhere'])
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain('Nowhere is not a valid scope')
  })

  test('goes back to what readers saw before, and forth again', async () => {
    const count = async () => (await inBucket('api/ranking/mount/Ravana/all.json')).count as number
    expect(await count()).toBe(3)
    const back = await run(['--back'])
    expect(back).toMatchObject({ code: 0, err: '' })
    expect(back.out).toContain('Readers see the night before again (night)')
    expect(await count()).toBe(2)
    await run(['--back'])
    expect(await count()).toBe(3)
    expect((await run(['--back', '--json'])).code).toBe(2)
  })

  test('whole nights that are published look after the boards of the ishgard event, and no others', async () => {
    await publish('ishgard', [jsonFile('api/ishgard.json', {})], bucketTarget(client, bucket))
    const says = /^ishgard +left as it is: an older release published it and kept no archive/m
    expect((await run([])).out).toMatch(says)
    for (const args of [['--dry-run'], ['--scope', 'Ravana']]) {
      const { code, out } = await run(args)
      expect([code, says.test(out)]).toEqual([0, false])
    }
  })

  test('gives up while another run publishes', async () => {
    const release = await holdLock(store.store, at)
    const { code, err } = await run([])
    expect(await release()).toBe(true)
    expect(code).toBe(3)
    expect(err).toContain(
      'Nothing was started: another run (elsewhere 1) is publishing since 2026-06-24T00:00:00.000Z.',
    )
    expect((await run(['--dry-run'])).code).toBe(0)
  })

  test('says in a sentence what cannot be reached', async () => {
    const { code, err } = await run([], { ...env, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' })
    expect(code).toBe(1)
    expect(err).toMatch(/^The night was not finished. http.* could not be reached: /)
    const nowhere = await run([], { ...env, KUPODEX_BUCKET: 'elsewhere' })
    expect(nowhere).toMatchObject({ code: 1, err: 'The night was not finished. There is no bucket elsewhere.\n' })
  })

  test.each([
    ['KUPODEX_TABLE', undefined, 'The setting KUPODEX_TABLE is not set.'],
    ['KUPODEX_BUCKET', '', 'The setting KUPODEX_BUCKET is empty.'],
    ['AWS_ENDPOINT_URL_S3', 'nowhere', 'The setting AWS_ENDPOINT_URL_S3 is not a valid address.'],
  ])('says which setting does not fit: %s %s', async (name, value, sentence) => {
    const { code, err } = await run([], { ...env, [name]: value })
    expect({ code, err }).toEqual({ code: 1, err: `${sentence}\n` })
  })

  test('used wrongly, it says how to use it', async () => {
    const { code, err } = await run(['--dryrun'])
    expect(code).toBe(2)
    expect(err).toContain('--dry-run')
    expect((await run(['--help'])).out).toContain('--accept-loss')
  })
})
