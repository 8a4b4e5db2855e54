import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { weekLength as week, weekStart } from '@kupodex/data/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useTestCredentials } from '../command/run-command.fixture.ts'
import { keepEverything, keepPerson, start, startProduct, type TestProduct } from './products.fixture.ts'
import { itemsOfTable } from './table-items.ts'

let first: TestProduct
let second: TestProduct
let folder: string
useTestCredentials()
beforeEach(async () => {
  first = await startProduct()
  second = await startProduct()
  folder = join(first.folder, 'export')
  await keepEverything(first.store)
})
afterEach(async () => {
  await first.close()
  await second.close()
})

const itemsOf = async ({ table }: TestProduct) => {
  const items: unknown[] = []
  for await (const item of itemsOfTable(table)) items.push(item)
  return items
}

/** What is published, but the report and what is noted of it: they have how long each step took. */
const published = async (product: TestProduct) =>
  new Map([...(await product.objects())].filter(([key]) => !/^(api|manifests)\/report\.json$/.test(key)))

const done = { code: 0, err: '' }

describe('a product that is lost and restored', () => {
  test('from the table alone: every item is back, and the first night publishes the same bytes', async () => {
    expect(await first.backup('--to', folder)).toMatchObject(done)
    expect(await second.backup('--from', folder)).toMatchObject(done)
    const items = await itemsOf(first)
    expect(items.length).toBeGreaterThan(10)
    expect(await itemsOf(second)).toEqual(items)
    expect(await second.store.readLock('publish')).toBeNull()
    await first.store.releaseLock('publish', 'gone')
    expect(await first.night(start)).toMatchObject(done)
    expect(await second.night(start)).toMatchObject(done)
    const files = await published(first)
    expect(files.size).toBeGreaterThan(100)
    expect(await published(second)).toEqual(files)
  })

  test('with a copy of the bucket: the nights go on as if nothing had happened, with the history of ranks', async () => {
    await first.store.releaseLock('publish', 'gone')
    expect(await first.night(start)).toMatchObject(done)
    expect(await first.backup('--to', folder)).toMatchObject(done)
    await second.putObjects(await first.objects())
    expect(await second.backup('--from', folder)).toMatchObject(done)
    for (const product of [first, second]) {
      await keepPerson(product.store, 13, [1, 4, 5], start + week)
      expect(await product.night(start + week)).toMatchObject(done)
    }
    const files = await published(first)
    expect(await published(second)).toEqual(files)
    const history = Buffer.from(files.get('api/history.json') ?? '', 'base64').toString()
    expect(JSON.parse(history).periods.flatMap((period: { weeks: number[] }) => period.weeks)).toEqual([
      weekStart(start),
      weekStart(start + week),
    ])
  })
})

describe('npm run backup', () => {
  test('writes into a new folder alone, which only its owner can read', async () => {
    expect(await first.backup('--to', folder)).toMatchObject({
      ...done,
      out: expect.stringMatching(/backup +\d+ items/),
    })
    for (const name of ['', 'manifest-summary.json', 'manifest-files.json', 'data/0000.json.gz'])
      expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
    expect(await first.backup('--to', folder)).toEqual({
      code: 1,
      out: '',
      err: `${folder} is not empty; name a new folder.\n`,
    })
  })

  test('puts nothing into a table that has something', async () => {
    await first.backup('--to', folder)
    await second.store.addCharacter(99, start)
    const before = await itemsOf(second)
    expect(await second.backup('--from', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not empty; an export is put into an empty one.'),
    })
    expect(await itemsOf(second)).toEqual(before)
  })

  test.each([
    ['cut', (data: string) => truncate(data, 40), 'is damaged: its checksum is not the listed one.'],
    ['replaced', (data: string) => writeFile(data, 'nothing'), 'is damaged: its checksum is not the listed one.'],
    ['gone', (data: string) => rm(data), 'ENOENT'],
  ])('puts nothing back from an export with a file that is %s', async (_, damage, says) => {
    await first.backup('--to', folder)
    await damage(join(folder, 'data/0000.json.gz'))
    expect(await second.backup('--from', folder)).toMatchObject({ code: 1, err: expect.stringContaining(says) })
    expect(await itemsOf(second)).toEqual([])
  })

  test('puts nothing back from an export that was cut off, or whose list is not its own', async () => {
    await first.backup('--to', folder)
    const list = join(folder, 'manifest-files.json')
    const listed = await readFile(list, 'utf8')
    await writeFile(list, listed.replace(/"itemCount":\d+/, '"itemCount":1'))
    expect(await second.backup('--from', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('instead of 1'),
    })
    await rm(join(folder, 'manifest-summary.json'))
    expect(await second.backup('--from', folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('has no export that can be read'),
    })
    expect(await itemsOf(second)).toEqual([])
  })

  test.each([[[]], [['--to', 'a', '--from', 'b']], [['--all']]])('%j is not how it is used', async (args) => {
    expect(await first.backup(...args)).toMatchObject({ code: 2, err: expect.stringContaining('npm run backup') })
  })
})
