import { publishedKey } from '@kupodex/data/contract'
import { beforeEach, expect, test } from 'vitest'
import { concealedKey } from '../nightly/previous/previous.ts'
import { jsonFile, openLive, publish } from '../publish/index.ts'
import { memoryTarget } from '../publish/memory.fixture.ts'
import type { Result } from './archive.ts'
import { type ArchiveDeps, publishArchive, renewBoards } from './publish-archive.ts'

const board = publishedKey('ishgard', { scope: 'global', season: '2', group: 'CRP', day: '1' })

const result = (rank: number, characterId: number | null): Result => ({
  ...{ season: 2, job: 'CRP', worldId: 40, day: 1, rank, characterId, name: `Mog ${rank}`, score: 900 - rank },
})
const archive = { results: [result(1, 77), result(2, 78), result(3, null)], synthetic: true }

let folder: ReturnType<typeof memoryTarget>
let bucket: ReturnType<typeof memoryTarget>
let told: string[]
let checks: number
let deps: ArchiveDeps
beforeEach(() => {
  ;[folder, bucket, told, checks] = [memoryTarget(), memoryTarget(), [], 0]
  deps = {
    ...{ folder: folder.target, bucket: bucket.target, now: () => 1000 + bucket.log.length },
    reporter: {
      step: async (name, work, describe) => {
        const done = await work(() => undefined)
        const says = describe(done)
        told.push(`${name}: ${typeof says === 'string' ? says : says.text}`)
        return done
      },
    },
    check: async () => void checks++,
  }
})

/** A night that shows nobody of these, and what comes after it; what was done in the bucket meanwhile. */
const nightWithout = async (...all: number[]) => {
  await publish('night', [jsonFile(concealedKey, { all, mount: [77, 78] })], bucket.target)
  bucket.log.length = folder.log.length = told.length = checks = 0
  await renewBoards(deps)
  return [...bucket.log, ...folder.log]
}

const boardIn = async (place = bucket) => {
  const { read } = await openLive(place.target, 'ishgard')
  return Buffer.from((await read(board)) ?? []).toString()
}

const names = async (place = bucket) => [...(await boardIn(place)).matchAll(/Mog \d/g)].map(([name]) => name)

test('a night takes whom it hides out of the boards, and brings back who is shown again', async () => {
  await publishArchive(archive, deps)
  expect(await names()).toEqual(['Mog 1', 'Mog 2', 'Mog 3'])

  await nightWithout(77, 5)
  expect([await names(), await names(folder), checks]).toEqual([['Mog 2', 'Mog 3'], ['Mog 2', 'Mog 3'], 1])
  expect(told).toEqual([expect.stringMatching(/^write ishgard: /), expect.stringMatching(/^upload ishgard: /)])
  // The archive itself is as it was: the bucket copies it.
  expect(bucket.log.filter((line) => line.endsWith('ishgard/archive.json'))).toEqual([
    'copy slots/ishgard/b/ishgard/archive.json',
  ])

  await nightWithout(78)
  expect(await names()).toEqual(['Mog 1', 'Mog 3'])
  await nightWithout()
  expect(await names()).toEqual(['Mog 1', 'Mog 2', 'Mog 3'])
  expect(await boardIn()).toContain('"synthetic":true')
})

test('a night that hides nobody else of the archive writes nothing, and says nothing', async () => {
  await nightWithout(77)
  await publishArchive(archive, deps)
  expect(await names()).toEqual(['Mog 2', 'Mog 3'])
  expect(await nightWithout(77)).toEqual([])
  expect(await nightWithout(5, 77)).toEqual([])
  expect([told, checks]).toEqual([[], 0])
})

test('nothing is written where there is no archive', async () => {
  expect(await nightWithout(77)).toEqual([])
  expect(told).toEqual([])
})

test('boards of an older release, which kept no archive, stay as they are, and the night says so', async () => {
  await publish('ishgard', [jsonFile(board, { of: 'then' })], bucket.target)
  expect(await nightWithout(77)).toEqual([])
  expect(told).toEqual([expect.stringMatching(/^ishgard: left as it is: an older release .* npm run ishgard/)])
})

test('a run that no longer may publish turns nobody to other boards, and the night after it does', async () => {
  await publishArchive(archive, deps)
  const { check } = deps
  deps.check = () => Promise.reject(new Error('lock lost'))
  await expect(nightWithout(77)).rejects.toThrow('lock lost')
  expect(await names()).toEqual(['Mog 1', 'Mog 2', 'Mog 3'])
  deps.check = check
  await nightWithout(77)
  expect(await names()).toEqual(['Mog 2', 'Mog 3'])
})

test('what is kept of an archive answers no call', async () => {
  await publishArchive(archive, deps)
  const { files } = await openLive(bucket.target, 'ishgard')
  expect(Object.keys(files).filter((key) => !key.startsWith('api/'))).toEqual([
    'ishgard/archive.json',
    'ishgard/characters.json',
  ])
})
