import { publishedKey } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { jsonFile, openLive, publish } from '../publish/index.ts'
import { memoryTarget } from '../publish/memory.fixture.ts'
import { bringIshgard } from './command.ts'

const now = () => 7
const board = (scope: string) => publishedKey('ishgard', { scope, season: '2', group: 'CRP', day: '1' })
const [index, ofAll, ofWorld] = [publishedKey('ishgardIndex', {}), board('global'), board('Jenova')]

test('pages are built from the boards that readers see, on any machine, and again from newer ones', async () => {
  const [bucket, folder] = [memoryTarget(), memoryTarget()]
  const bring = async () => {
    await bringIshgard(bucket.target, folder.target, now)
    const { files, read } = await openLive(folder.target, 'ishgard')
    return [Object.keys(files).toSorted(), Buffer.from((await read(ofAll)) ?? []).toString()]
  }
  await bringIshgard(bucket.target, folder.target, now)
  expect(folder.log).toEqual([])

  const kept = jsonFile('ishgard/archive.json', { of: 'the whole' })
  const set = (rank: number) => [jsonFile(index, 1), jsonFile(ofAll, { rank }), jsonFile(ofWorld, { rank }), kept]
  await publish('ishgard', set(1), bucket.target)
  expect(await bring()).toEqual([[index, ofAll].toSorted(), '{"rank":1}'])
  folder.log.length = 0
  await bring()
  expect(folder.log).toEqual([])
  await publish('ishgard', set(2), bucket.target)
  expect((await bring())[1]).toBe('{"rank":2}')
})
