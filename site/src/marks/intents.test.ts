import * as fake from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Intent, openIntents } from './intents.ts'

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new fake.IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ticks = (count: number, at: number): Intent[] =>
  Array.from({ length: count }, (_, id) => ({ subject: 'me', characterId: 7, type: 'fish', id, owned: true, at }))

const idsOf = (intents: readonly Intent[]) => intents.map(({ id }) => id).sort((a, b) => a - b)

test('thousands are kept, and what was sent is removed but for what changed since', async () => {
  const intents = await openIntents()
  const all = ticks(2350, 1)
  await intents.add(all)
  await intents.add([{ ...ticks(1, 2)[0]!, characterId: 8 }])
  expect(idsOf(await intents.of('me', 7))).toEqual(idsOf(all))
  await intents.add(ticks(120, 2))
  await intents.remove(all)
  expect([idsOf(await intents.of('me', 7)), await intents.of('me', 8)]).toEqual([
    idsOf(ticks(120, 2)),
    [expect.anything()],
  ])
})

test('of thousands a few are asked for at once, so that the page answers meanwhile', async () => {
  const asked: number[] = []
  const { put } = fake.IDBObjectStore.prototype
  let open = 0
  vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    asked.push(++open)
    const request = put.call(this, value)
    request.addEventListener('success', () => void open--)
    return request
  })
  await (await openIntents()).add(ticks(1000, 1))
  expect([asked.length, Math.max(...asked)]).toEqual([1000, 100])
})
