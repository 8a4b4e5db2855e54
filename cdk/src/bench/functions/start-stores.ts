import { fork } from 'node:child_process'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { favoritesMax, groupsMax, objectKey } from '@kupodex/data/contract'
import { openStore, type Store } from '@kupodex/data/store'
import { benchLive, characters, firstId, group, type Stores } from './call.ts'
import { buckets, type Ports } from './settings.ts'

/** Favourites of the user, as many as somebody has who keeps friends there. */
const favorites = 10

/** Starts stand-ins of the stores and of the Lodestone in a process of their own; gives what stops them. */
export const startStores = ({ dynamo, s3, lodestone }: Ports, env: Record<string, string>) =>
  new Promise<() => void>((resolve, reject) => {
    const arguments_ = [dynamo, s3, lodestone, characters].map(String)
    const child = fork(join(import.meta.dirname, 'stores.ts'), arguments_, { env: { ...process.env, ...env } })
    child.once('message', () => resolve(() => child.disconnect()))
    child.once('exit', (code) => reject(new Error(`the stores ended with ${code}`)))
  })

/** Gives the user all characters, some favourites, and codes for characters of others. */
const fillUser = async (store: Store, user: string): Promise<void> => {
  for (let n = 1; n <= characters; n++) {
    await store.own(firstId + n, user, Date.now())
    if (n <= favorites) await store.addFavorite(user, firstId + n, Date.now(), favoritesMax)
    await store.keepCode(1_000_000 + firstId + n, user, 'kupodex-2222-3333-4444', Date.now())
  }
}

const fillGroup = (store: Store, user: string): Promise<boolean> =>
  store.createGroup(
    {
      ...{ slug: group.slug, name: 'The bench', note: '', listedAt: null, createdAt: 0, updatedAt: 0, closed: false },
      owner: { user, id: 'abcdefgh', since: 0 },
      ...{ editors: [], members: [...group.members], barred: [], invitation: null, reports: [], dismissed: [] },
    },
    groupsMax,
  )

/** Opens the running stores by the settings of the environment, filled with what the user has and the group. */
export const openStores = async (user: string): Promise<Stores> => {
  const store = openStore({ client: new DynamoDBClient({}), table: 'kupodex' })
  const client = new S3Client({ forcePathStyle: true })
  await fillUser(store, user)
  await fillGroup(store, user)
  return {
    ...{ store, user },
    get: async (key) => {
      const Key = objectKey(benchLive, key) ?? key
      return (await client.send(new GetObjectCommand({ Bucket: buckets.published, Key }))).Body?.transformToByteArray()
    },
  }
}
