import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { expect, test } from 'vitest'
import { runCommand, settingsOf, useTestCredentials } from '../command/run-command.fixture.ts'
import { holdLock } from '../publish/hold-lock.fixture.ts'
import { bringIshgard, bringPictureIndexes, builtPages, pagesCommand, pagesIn } from './command.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { memoryTarget } from '../publish/memory.fixture.ts'
import { publishedKey } from '@kupodex/data/contract'
import { jsonFile, openLive, publish } from '../publish/index.ts'

useTestCredentials()
const store = openForAll(startTestStore)

const run = (settings: Record<string, string> = {}, args: string[] = []) =>
  runCommand(pagesCommand, args, { ...settingsOf(store), AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9', ...settings })

test('builds and publishes nothing while another run publishes', async () => {
  const release = await holdLock(store.store, 0)
  const { code, out, err } = await run()
  expect(await release()).toBe(true)
  expect([code, out]).toEqual([3, ''])
  expect(err).toContain('Nothing was started: another run (elsewhere 1) is publishing')
})

test('says which setting is missing, and how it is used', async () => {
  expect(await run({ KUPODEX_TABLE: '' })).toMatchObject({ code: 1, err: 'The setting KUPODEX_TABLE is empty.\n' })
  expect((await run({}, ['--all'])).code).toBe(2)
})

test('says in a sentence what cannot be reached', async () => {
  const { code, err } = await run({ AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:9' })
  expect(code).toBe(1)
  expect(err).toMatch(/^The pages were not published. http:\/\/127.0.0.1:9 .*could not be reached/)
})

test('the pages that a piece of the build names are counted', () => {
  expect(pagesIn('\n generating static routes \n22:17:01   ├─ /404.html22:17:01   ├─ /de/index.html (+3ms)\n')).toBe(2)
  expect(pagesIn('22:17:01   └─ /places.json\n')).toBe(1)
  expect(pagesIn('22:17:01 [vite] ✓ built in 973ms\n')).toBe(0)
})

test('the build reports at its end how many there are', () => {
  expect(builtPages('22:17:01 [build] 31241 page(s) built in 98.32s\n')).toBe(31_241)
  expect(builtPages('22:17:01 [build] Complete!\n')).toBeNull()
})

const folder = emptyFolder()

test('pages are built from what the bucket says of pictures, and from no more once it says nothing', async () => {
  const { files, target } = memoryTarget()
  const key = 'assets/minion/index.json'
  files.set(key, Buffer.from('{"sprites":[]}'))
  await bringPictureIndexes(target, folder)
  expect(readFileSync(join(folder, key), 'utf8')).toBe('{"sprites":[]}')
  expect(existsSync(join(folder, 'assets/mount/index.json'))).toBe(false)
  files.delete(key)
  await bringPictureIndexes(target, folder)
  expect(existsSync(join(folder, key))).toBe(false)
})

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
