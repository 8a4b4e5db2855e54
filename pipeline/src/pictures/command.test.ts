import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { openForAll } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeAll, expect, test } from 'vitest'
import { runCommand, settingsOf, useTestCredentials } from '../command/run-command.fixture.ts'
import { holdLock } from '../publish/hold-lock.fixture.ts'
import { picturesCommand } from './command.ts'
import { drawPicture, put } from './exported.fixture.ts'

useTestCredentials()
const store = openForAll(startTestStore)
const root = testFolder()
beforeAll(async () => {
  put(root, 'game/ui/icon/004000/004403_hr1.png', await drawPicture(1))
  put(root, 'game/ui/icon/004000/004001.png', 'a text\nof two lines')
})

const run = (...args: string[]) =>
  runCommand(picturesCommand, args, { ...settingsOf(store), KUPODEX_BUCKET_FOLDER: join(root, 'bucket') })

const from = () => ['--from', join(root, 'game')]

test('publishes what it finds, and says by family what is missing and what was skipped', async () => {
  const missing = join(root, 'missing.csv')
  const { code, out, err } = await run(...from(), '--missing', missing)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^minion +589 +1 +0 +0 +0 +588$/m)
  expect(out).toMatch(/^minion without a picture: .+, .+, .+, and 585 more\.$/m)
  expect(out).toContain('Skipped, damaged: ui/icon/004000/004001.png (not a PNG, WebP or JPEG picture)\n')
  expect(out).toContain('npm run pages')
  expect(existsSync(join(root, 'bucket/assets/minion/1.webp'))).toBe(true)
  const lines = readFileSync(missing, 'utf8').split('\n')
  expect(lines[0]).toBe('family,id,name,wanted')
  expect(lines.filter((line) => line.startsWith('minion,'))).toHaveLength(588)
  const secondRun = await run(...from())
  expect(secondRun.out).toMatch(/^upload .* 0 written \(0 bytes\)/m)
  expect(secondRun.out).not.toContain('npm run pages')
})

test('publishes nothing while another run publishes', async () => {
  const release = await holdLock(store.store, 0)
  const { code, err } = await run(...from())
  expect(await release()).toBe(true)
  expect(code).toBe(3)
  expect(err).toContain('is publishing')
})

test('says which folder is not there, and that one has none of the pictures', async () => {
  expect(await run('--from', join(root, 'nowhere'))).toMatchObject({
    code: 1,
    err: `The pictures were not published. The folder that --from names is not there: ${join(root, 'nowhere')}.\n`,
  })
  const { code, err } = await run('--from', join(root, 'bucket', 'manifests'))
  expect([code, err]).toEqual([1, expect.stringContaining('Nothing that the tables name was found in ')])
})

test.each([
  [[], '--from is missing'],
  [['--from', 'https://example.org/'], 'it needs {icon}'],
  [['--from', 'x', '--new', '--remove'], '--new and --remove cannot be given together'],
  [['--from', 'x', '--pace', '0'], '--pace 0 must be above 0'],
  [['--form', 'x'], "Unknown option '--form'"],
])('used wrongly: %j', async (args, complaint) => {
  const { code, err } = await run(...args)
  expect([code, err]).toEqual([2, expect.stringContaining(complaint)])
  expect(err).toContain('npm run pictures -- --from')
})
