import { publishedKey, pricesAnswer } from '@kupodex/data/contract'
import { beforeEach, expect, test } from 'vitest'
import { memoryTarget } from '../publish/memory.fixture.ts'
import { evenly } from './collect.ts'
import { openMarket } from './market.ts'
import { type Answering, offering, standIn } from './market.fixture.ts'
import { runPrices } from './run.ts'
import type { SoldThings } from './sold-things.ts'

/** A hundred and fifty minions, so that each data center takes two requests. */
const things: SoldThings = new Map([
  ['minion', Array.from({ length: 150 }, (_, at) => ({ id: at + 1, itemIds: [1001 + at] }))],
])

let bucket: ReturnType<typeof memoryTarget>
beforeEach(() => void (bucket = memoryTarget()))

const run = async (answer: Answering, dataCenters = ['Chaos', 'Light']) => {
  bucket.log.length = 0
  const { asked, options } = standIn(answer)
  const said: string[] = []
  const collected = await runPrices({
    ...{ market: openMarket(options), bucket: bucket.target, now: () => 9, things, dataCenters },
    reporter: {
      step: async (name, work, describe) => {
        const done = await work(() => undefined)
        const result = describe(done)
        said.push(`${name}: ${typeof result === 'string' ? result : result.text}`)
        return done
      },
    },
  })
  return { ...collected, asked, said }
}

const published = (dataCenter: string) => {
  const bytes = bucket.files.get(publishedKey('prices', { dataCenter }))
  return bytes ? pricesAnswer.parse(JSON.parse(new TextDecoder().decode(bytes))).prices.minion! : null
}

const allAt =
  (price: number, seen = 5_000): Answering =>
  ({ itemIds }) =>
    offering(Object.fromEntries(itemIds.map((id) => [id, [price, price + 2]])), seen)

/** Files that were written, without the list of them. */
const written = () => bucket.log.filter((line) => line.startsWith('write api/'))

test('each data center is asked for everything, and has a file of its own', async () => {
  const { asked, said, complaints } = await run(allAt(10))
  expect(asked.map(({ dataCenter, itemIds }) => [dataCenter, itemIds.length])).toEqual([
    ['Chaos', 75],
    ['Chaos', 75],
    ['Light', 75],
    ['Light', 75],
  ])
  expect(published('Light')?.ids).toHaveLength(150)
  expect(published('Chaos')).toMatchObject({ cheapest: Array(150).fill(10), median: Array(150).fill(11) })
  expect([complaints, said[0]]).toEqual([[], 'ask: 4 of 4 requests answered'])
})

test('a file is written only where a price or an age changed', async () => {
  await run(allAt(10))
  await run(allAt(10))
  expect(bucket.log).toEqual([])
  await run((one, signal) => allAt(one.dataCenter === 'Light' ? 11 : 10)(one, signal))
  expect(written()).toEqual(['write api/prices/Light.json'])
})

test('what is answered in part is published, and the rest stays with its age', async () => {
  await run(allAt(10))
  const { complaints } = await run((one, signal) =>
    one.itemIds[0] === 1001 ? allAt(20, 8_000)(one, signal) : new Response('', { status: 500 }),
  )
  const { cheapest, seen } = published('Chaos')!
  expect([cheapest[0], seen[0], cheapest[149], seen[149]]).toEqual([20, 8, 10, 5])
  expect(complaints).toEqual(['Chaos: no answer: status 500.', 'Light: no answer: status 500.'])
})

test('items that do not exist there are not known, and those known before stay', async () => {
  await run(({ itemIds }) => offering(Object.fromEntries(itemIds.map((id) => [id, [7]]))))
  await run(() => Response.json({ items: {}, unresolvedItems: [1001] }))
  expect(bucket.log).toEqual([])
  expect(published('Light')?.ids).toHaveLength(150)
  bucket = memoryTarget()
  await run(() => offering({ 1003: [7] }))
  expect(published('Light')).toEqual({ ids: [3], cheapest: [7], median: [7], seen: [5] })
})

test('a data center without answers has no file, or the one from before, and the others go on', async () => {
  const withoutChaos: Answering = (one, signal) =>
    one.dataCenter === 'Chaos' ? new Response('', { status: 404 }) : allAt(10)(one, signal)
  const { asked, complaints } = await run(withoutChaos)
  expect([published('Chaos'), published('Light')?.ids.length, asked.length]).toEqual([null, 150, 3])
  expect(complaints).toEqual(['Chaos: not a data center there.'])
  await run(allAt(20))
  await run(withoutChaos)
  expect([published('Chaos')?.cheapest[0], published('Light')?.cheapest[0]]).toEqual([20, 10])
})

test('where nothing is answered nothing is published, and nothing more is asked', async () => {
  await run(allAt(10))
  const { answered, asked, complaints } = await run(() => Response.json('junk'), ['Aether', 'Chaos', 'Light', 'Mana'])
  expect([answered, asked.length, bucket.log]).toEqual([0, 3, []])
  expect(complaints.at(-1)).toBe('Nothing more was asked after 3 failures in a row.')
  expect(published('Chaos')?.cheapest[0]).toBe(10)
})

test('damaged prices from before are not overwritten', async () => {
  const key = publishedKey('prices', { dataCenter: 'Light' })
  bucket.files.set(key, new TextEncoder().encode('{"prices":{"minion":{"ids":[1]}}}'))
  await expect(run(allAt(10))).rejects.toThrow()
  expect(bucket.files.get(key)).toHaveLength(33)
})

test.each([
  [0, []],
  [1, [1]],
  [100, [100]],
  [101, [50, 51]],
  [250, [83, 83, 84]],
])('%i items are asked for in requests of %j', (length, lengths) =>
  expect(
    evenly(
      Array.from({ length }, (_, at) => at),
      100,
    ).map((part) => part.length),
  ).toEqual(lengths),
)
