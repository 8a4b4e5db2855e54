import { expect, test } from 'vitest'
import { openMarket } from './market.ts'
import { type Answering, hanging, offering, standIn } from './market.fixture.ts'

const askOnce = async (answer: Answering, options: { timeout?: number } = {}) => {
  const { asked, options: world } = standIn(answer)
  const reading = await openMarket({ ...world, ...options })('Light', [7, 8])
  return { reading, asked }
}

test('asks for the items of a data center in one request, says who asks, and reads the offers', async () => {
  const { reading, asked } = await askOnce(() => offering({ 7: [300, 200], 8: [] }))
  expect(asked).toEqual([
    {
      path: '/api/v2/Light/7,8?entries=0&fields=items.lastUploadTime,items.listings.pricePerUnit',
      ...{ dataCenter: 'Light', itemIds: [7, 8], userAgent: 'Kupodex/0.1 (+operator@kupodex.example)', at: 0 },
    },
  ])
  const offers = new Map([
    [7, { prices: [300, 200], seen: 5 }],
    [8, { prices: [], seen: 5 }],
  ])
  expect(reading).toEqual({ outcome: 'ok', offers })
})

test('what nobody ever saw, and what was not asked for, is not known; no offer is from the future', async () => {
  const seen = { listings: [{ pricePerUnit: 9 }], lastUploadTime: 9e15 }
  const { reading } = await askOnce(() =>
    Response.json({ items: { 7: { ...seen, lastUploadTime: 0 }, 8: seen, 9: seen }, unresolvedItems: [] }),
  )
  expect(reading).toEqual({ outcome: 'ok', offers: new Map([[8, { prices: [9], seen: 1000 }]]) })
})

test('requests follow one another at the rate', async () => {
  const { asked, options } = standIn(() => offering({}))
  const market = openMarket({ ...options, rate: 0.5 })
  for (const dataCenter of ['Light', 'Chaos', 'Mana']) await market(dataCenter, [7, 8])
  expect(asked.map(({ at }) => at)).toEqual([0, 2000, 4000])
})

test.each([
  ['429', () => new Response('', { status: 429 }), 'status 429'],
  ['500', () => new Response('', { status: 500 }), 'status 500'],
  [
    'a connection that failed',
    () => {
      throw new TypeError('fetch failed')
    },
    'fetch failed',
  ],
] as const)('%s: asked three times, ever more slowly', async (_, answer, why) => {
  const { reading, asked } = await askOnce(answer)
  expect(reading).toEqual({ outcome: 'noAnswer', why })
  expect(asked.map(({ at }) => at)).toEqual([0, 2000, 6000])
})

test('an answer that is too slow is none', async () => {
  const { reading, asked } = await askOnce(hanging, { timeout: 1 })
  expect(reading).toMatchObject({ outcome: 'noAnswer', why: expect.stringContaining('timeout') })
  expect(asked).toHaveLength(3)
})

test('waits as long as it is asked to, and asks no more for now where that is too long', async () => {
  const after = (seconds: number) => () =>
    new Response('', { status: 429, headers: { 'retry-after': String(seconds) } })
  expect((await askOnce(after(30))).asked.map(({ at }) => at)).toEqual([0, 30_000, 60_000])
  const { asked, options } = standIn(after(3600))
  const market = openMarket(options)
  await market('Light', [7, 8])
  await market('Chaos', [7, 8])
  expect(asked.map(({ at }) => at)).toEqual([0, 60_000])
})

test('one that answers again is answered for', async () => {
  const answers = [new Response('', { status: 503 }), offering({ 7: [1] })]
  const { reading } = await askOnce(() => answers.shift()!)
  expect(reading).toMatchObject({ outcome: 'ok' })
})

test('a data center that is not known there', async () => {
  const { reading, asked } = await askOnce(() => new Response('', { status: 404 }))
  expect([reading, asked.length]).toEqual([{ outcome: 'noSuchPlace' }, 1])
})

const item = (fields: object) => ({ items: { 7: { lastUploadTime: 1, listings: [], ...fields } } })

test.each([
  ['no JSON', new Response('<html>'), 'the answer: Invalid input'],
  ['another form', Response.json({ itemID: 7, listings: [] }), 'items: Invalid input'],
  ['no time', Response.json(item({ lastUploadTime: null })), 'items.7.lastUploadTime: Invalid input'],
  [
    'a price of 0',
    Response.json(item({ listings: [{ pricePerUnit: 0 }] })),
    'items.7.listings.0.pricePerUnit: Too small',
  ],
  ['a price that cannot be', Response.json(item({ listings: [{ pricePerUnit: 1e9 }] })), 'pricePerUnit: Too big'],
  ['an item by its name', Response.json({ items: { Kupo: {} } }), 'items.Kupo: Invalid key'],
  ['a status of no use', new Response('', { status: 400 }), 'status 400'],
  ['an address elsewhere', new Response('', { status: 302 }), 'status 302'],
  ['too much', new Response('x'.repeat(9 * 2 ** 20)), 'an answer of more than 8 MB'],
])('an answer that is not understood, %s, is not asked for again', async (_, answer, why) => {
  const { reading, asked } = await askOnce(() => answer)
  expect(reading).toMatchObject({ outcome: 'unfit', why: expect.stringContaining(why) })
  expect(asked).toHaveLength(1)
})
