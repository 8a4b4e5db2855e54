import type { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore'
import { liveKey } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { bucketWithEdge, edgeStore, mendEdge } from './edge-store.ts'
import { filesOf, memoryTarget } from './memory.fixture.ts'
import { publish } from './publish.ts'

/** A store that knows one entry, and refuses a write that has not seen its newest revision. */
const fakeStore = () => {
  const state = { value: '{}', revision: 1, isDown: false }
  const client = {
    send: async ({ input }: { input: { Value?: string; IfMatch?: string; Key?: string; KvsARN: string } }) => {
      if (state.isDown) throw new Error('down')
      expect(input.KvsARN).toBe('arn')
      if (input.Value === undefined) return input.Key ? { Value: state.value } : { ETag: String(state.revision) }
      expect(input.IfMatch).toBe(String(state.revision))
      state.revision++
      state.value = input.Value
      return {}
    },
  } as unknown as CloudFrontKeyValueStoreClient
  return { state, edge: edgeStore(client, 'arn') }
}

const pointerOf = (files: ReadonlyMap<string, Uint8Array>) => new TextDecoder().decode(files.get(liveKey))

test('the edge gets what the bucket says is live, after the bucket', async () => {
  const { state, edge } = fakeStore()
  const place = memoryTarget()
  const bucket = bucketWithEdge(place.target, edge)
  await publish('night', filesOf({ 'a.json': '1' }), bucket, { now: () => 5 })
  expect(state.value).toBe('{"night":{"slot":"a","since":5}}')
  await publish('night', filesOf({ 'a.json': '2' }), bucket, { now: () => 6 })
  expect(state.value).toBe(pointerOf(place.files))
})

test('an edge that a run did not reach before it was cut off is updated by the next', async () => {
  const { state, edge } = fakeStore()
  const place = memoryTarget()
  expect(await mendEdge(place.target, edge)).toBe(false)
  state.isDown = true
  await expect(publish('night', filesOf({ 'a.json': '1' }), bucketWithEdge(place.target, edge))).rejects.toThrow('down')
  expect(state.value).toBe('{}')
  state.isDown = false
  expect([await mendEdge(place.target, edge), await mendEdge(place.target, edge)]).toEqual([true, false])
  expect(state.value).toBe(pointerOf(place.files))
})
