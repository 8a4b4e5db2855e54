import { Readable } from 'node:stream'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { openStore, type Store } from './open-store.ts'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)
let count = 0
const fresh = () => ++count

const store = () => opened.store
const bannerOf = (id: number, name: string) => ({ key: `banner/${id}/${name.repeat(22)}`, widths: [960, 1920], at: 5 })

test('is set by the owner of a character alone, who is given the one before', async () => {
  const id = fresh()
  const [first, second] = [bannerOf(id, 'a'), bannerOf(id, 'b')]
  expect(await store().setBanner(id, 'mina', first)).toEqual({ isOwner: false, before: null })
  await store().own(id, 'mina', 1)
  expect(await store().bannerOf(id)).toBeNull()
  expect(await store().setBanner(id, 'mina', first)).toEqual({ isOwner: true, before: null })
  expect(await store().setBanner(id, 'aldo', second)).toEqual({ isOwner: false, before: first })
  expect(await store().bannerOf(id, true)).toEqual(first)
  expect(await store().setBanner(id, 'mina', second)).toEqual({ isOwner: true, before: first })
  expect([await store().bannerOf(id), (await store().ownerOf(id))?.user]).toEqual([second, 'mina'])
})

test('stays with the character: with its next owner, and while nobody owns it', async () => {
  const id = fresh()
  const banner = bannerOf(id, 'a')
  await store().own(id, 'mina', 1)
  await store().setBanner(id, 'mina', banner)
  await store().own(id, 'aldo', 2)
  await store().unlink(id, 'mina')
  await store().unlink(id, 'aldo')
  expect([await store().ownerOf(id), await store().bannerOf(id)]).toEqual([null, banner])
  await store().dropBanner(id, banner.key)
  await store().own(id, 'mina', 3)
  expect(await store().bannerOf(id)).toBeNull()
})

test('is taken away by its name: one that was set since stays', async () => {
  const id = fresh()
  const [first, second] = [bannerOf(id, 'a'), bannerOf(id, 'b')]
  await store().own(id, 'mina', 1)
  await store().setBanner(id, 'mina', first)
  await store().setBanner(id, 'mina', second)
  await store().dropBanner(id, first.key)
  expect(await store().bannerOf(id)).toEqual(second)
  await store().dropBanner(id, second.key)
  await store().dropBanner(id, second.key)
  expect([await store().bannerOf(id), (await store().ownerOf(id))?.user]).toEqual([null, 'mina'])
})

/** A store whose first write is done, but its answer is lost on the way. */
const losingAnswer = (): { store: Store; close: () => void } => {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const client = new DynamoDBClient({ endpoint: opened.endpoint, region: 'us-east-1', credentials })
  const { requestHandler } = client.config
  const handle = requestHandler.handle.bind(requestHandler)
  let isLost = false
  requestHandler.handle = async (request, options) => {
    const answer = await handle(request, options)
    if (isLost || !String(request.headers['x-amz-target']).endsWith('PutItem')) return answer
    isLost = true
    return { response: { ...answer.response, statusCode: 500, headers: {}, body: Readable.from(['']) } } as never
  }
  return { store: openStore({ client, table: opened.table }), close: () => client.destroy() }
}

test('a write whose answer got lost is known to be done, with the banner that was there before', async () => {
  const id = fresh()
  const [first, second] = [bannerOf(id, 'a'), bannerOf(id, 'b')]
  await store().own(id, 'mina', 1)
  await store().setBanner(id, 'mina', first)
  const losing = losingAnswer()
  expect(await losing.store.setBanner(id, 'mina', second)).toEqual({ isOwner: true, before: first })
  expect(await store().bannerOf(id, true)).toEqual(second)
  losing.close()
})

test('of many at once each is given the one that it took the place of', async () => {
  const id = fresh()
  await store().own(id, 'mina', 1)
  const banners = ['a', 'b', 'c', 'd', 'e'].map((name) => bannerOf(id, name))
  const before = await Promise.all(banners.map(async (banner) => (await store().setBanner(id, 'mina', banner)).before))
  const last = await store().bannerOf(id, true)
  expect([...before, last].map((banner) => banner?.key ?? '').sort()).toEqual(['', ...banners.map(({ key }) => key)])
})
