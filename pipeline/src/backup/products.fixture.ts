import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newProfile, type PartPrivacy } from '@kupodex/data/character'
import type { Store } from '@kupodex/data/store'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { startTestBucket } from '@kupodex/data/bucket/bucket.fixture'
import { priorities } from '@kupodex/data/sync'
import { runCommand } from '../command/run-command.fixture.ts'
import { makeNightlyCommand } from '../nightly/command.ts'
import { smallGame } from '../nightly/small-game.fixture.ts'
import { backupCommand } from './command.ts'

/** When everything begins (epoch ms), in a week after its reset. */
export const start = Date.parse('2026-06-24T00:00:00Z')

const game = smallGame()

/** A table and a bucket of a product, empty, with the commands of an operator. */
export const startProduct = async () => {
  const [table, bucket] = [await startTestStore(), await startTestBucket('kupodex')]
  const folder = await mkdtemp(join(tmpdir(), 'kupodex-product-'))
  const env = {
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
    KUPODEX_TABLE: table.table,
    KUPODEX_BUCKET: bucket.bucket,
    KUPODEX_PUBLISHED: join(folder, 'published'),
  }
  /** The bytes of every object by its key, in base64. */
  const objects = async (): Promise<Map<string, string>> => {
    const found = new Map<string, string>()
    for (const { key } of await bucket.objects.list(''))
      found.set(key, (await bucket.objects.read(key))?.bytes.toString('base64') ?? '')
    return found
  }
  return {
    ...{ table, store: table.store, folder, objects },
    night: (now: number) => runCommand(makeNightlyCommand(game), [], env, () => now),
    backup: (...args: string[]) => runCommand(backupCommand, args, env, () => start),
    /** Puts objects into the bucket, as a copy of another one does. */
    putObjects: async (all: Map<string, string>) => {
      for (const [key, text] of all)
        await bucket.objects.write(key, { bytes: Buffer.from(text, 'base64'), headers: {} })
    },
    close: async () => {
      await table.close()
      await bucket.close()
      await rm(folder, { recursive: true })
    },
  }
}

export type TestProduct = Awaited<ReturnType<typeof startProduct>>

const shown: PartPrivacy = { state: 'public', asOf: 1 }

/** Keeps a character that was read at `now`, with some mounts. */
export const keepPerson = async (store: Store, id: number, mounts: readonly number[], now: number): Promise<void> => {
  const profile = newProfile(id, now)
  const privacy = { ...profile.privacy, profile: shown, mounts: shown }
  await store.addCharacter(id, now)
  await store.lease(id, { now, until: now + 1, token: 'test' })
  await store.finish(id, 'test', {
    profile: { ...profile, status: 'ready', name: `Mog ${id}`, worldId: 21, privacy },
    ...{ priority: priorities.tail, due: now, failures: 0 },
  })
  const entries = mounts.map((mount) => ({ id: mount, date: 1000 + mount }))
  await store.writePart(id, 'mounts', { entries, unknown: {}, asOf: now }, 0)
}

/** Keeps something of every kind: characters with ticks and events, owners, users, what editors say, the state of the Lodestone. */
export const keepEverything = async (store: Store): Promise<void> => {
  await keepPerson(store, 11, [1, 4], start)
  await keepPerson(store, 12, [1], start)
  await store.mark(11, 'fish', [1, 2, 3], start / 1000)
  await store.writeEvents(11, [{ type: 'level', id: 1, details: '90', date: 1_700_000_000 }])
  await store.own(11, 'somebody', start)
  await store.saveNickname('somebody', 'Kuplo', start)
  await store.addFavorite('somebody', 12, start, 200)
  await store.saveOverride('mounts', 1, 0, { kind: 'save', by: 'editor', fields: { obtainable: false }, now: start })
  await store.writeDeadLetter({ id: 5, reason: 'unknownLayout: no header', failures: 10, at: start })
  await store.writeSite({ ...(await store.readSite()), canaries: [11] })
  await store.takeLock('publish', { token: 'gone', holder: 'elsewhere 1', since: 1, until: 2 }, null)
}
