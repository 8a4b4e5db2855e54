import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { expect, test } from 'vitest'
import { filesOfFolder, filesOfSet, jsonFile } from './file.ts'
import { folderTarget } from './folder.ts'
import { memoryTarget, seenOf } from './memory.fixture.ts'
import { publish } from './publish.ts'

const headers = { contentType: 'text/plain', cacheControl: 'no-store' }
const folder = emptyFolder()

test('writes whole files in folders of their own, reads and removes them', async () => {
  const target = folderTarget(folder)
  await target.write('a/b/c.txt', new TextEncoder().encode('one'), headers)
  await target.write('a/b/c.txt', new TextEncoder().encode('two'), headers)
  expect(await readFile(join(folder, 'a/b/c.txt'), 'utf8')).toBe('two')
  expect(new TextDecoder().decode((await target.read('a/b/c.txt')) ?? undefined)).toBe('two')
  await target.remove(['a/b/c.txt', 'never/there'])
  expect(await target.read('a/b/c.txt')).toBeNull()
  expect(await readdir(join(folder, 'a/b'))).toEqual([])
})

test('a copy is a second name of the same file, and is not changed with it', async () => {
  const target = folderTarget(folder)
  await target.write('a.txt', new TextEncoder().encode('one'), headers)
  expect(await target.copy('a.txt', 'b/c.txt')).toBe(true)
  expect((await stat(join(folder, 'a.txt'))).ino).toBe((await stat(join(folder, 'b/c.txt'))).ino)
  await target.write('a.txt', new TextEncoder().encode('two'), headers)
  expect(await readFile(join(folder, 'b/c.txt'), 'utf8')).toBe('one')
  expect(await target.copy('a.txt', 'b/c.txt')).toBe(true)
  expect(await readFile(join(folder, 'b/c.txt'), 'utf8')).toBe('two')
  expect(await target.copy('none.txt', 'd.txt')).toBe(false)
})

test('what a killed process left half written is removed, what another is writing is not', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid
  await mkdir(join(folder, '.parts'))
  for (const name of [`${ended}.1`, `${process.ppid}.1`]) await writeFile(join(folder, '.parts', name), 'half')
  await folderTarget(folder).write('a.txt', new Uint8Array(), headers)
  expect(await readdir(join(folder, '.parts'))).toEqual([`${process.ppid}.1`])
})

test('a key cannot lead out of the folder', async () => {
  await expect(async () => folderTarget(folder).read('../secret')).rejects.toThrow('leads out of the folder')
})

test('a set is carried on to another place from its manifest', async () => {
  const source = folderTarget(folder)
  await publish('game', [jsonFile('api/a.json', { a: 1 }), jsonFile('api/i.json', {}, { time: 5 })], source)
  const there = memoryTarget()
  const report = await publish('game', filesOfSet(source, 'game'), there.target)
  expect(report.written).toBe(2)
  expect(seenOf(there.files, 'game')).toEqual({ 'api/a.json': '{"a":1}', 'api/i.json': '{}' })
  expect(there.files.get('manifests/game-a.json')).toEqual(
    new Uint8Array(await readFile(join(folder, 'manifests/game-a.json'))),
  )
})

test('the files of a folder, pages last', async () => {
  const dist = folderTarget(folder)
  for (const key of ['index.html', '_astro/app.B1x_9zQw.js', 'de/index.html'])
    await dist.write(key, new TextEncoder().encode(key), headers)
  const there = memoryTarget()
  await publish('site', filesOfFolder(folder), there.target)
  const [first, ...pages] = there.log.slice(1, -1)
  expect(first).toBe('write _astro/app.B1x_9zQw.js')
  expect(pages.sort()).toEqual(['write de/index.html', 'write index.html'])
})

test('files of a folder become a second name of the same file in another one, and change in neither when one is built again', async () => {
  const [built, bucket] = [join(folder, 'built'), join(folder, 'bucket')]
  const publishBuilt = () => publish('site', filesOfFolder(built), folderTarget(bucket))
  const build = async (text: string) => {
    await rm(built, { recursive: true, force: true })
    await mkdir(built)
    await writeFile(join(built, 'index.html'), text)
  }
  const inode = async (path: string) => (await stat(join(path, 'index.html'))).ino
  await build('one')
  expect(await publishBuilt()).toMatchObject({ written: 1, bytes: 3 })
  expect(await inode(bucket)).toBe(await inode(built))
  await build('another')
  expect(await readFile(join(bucket, 'index.html'), 'utf8')).toBe('one')
  expect(await publishBuilt()).toMatchObject({ written: 1, bytes: 7 })
  expect(await readFile(join(bucket, 'index.html'), 'utf8')).toBe('another')
})

test('a file that is gone before it is published is an error', async () => {
  await expect(folderTarget(folder).take?.('index.html', join(folder, 'none.html'))).rejects.toThrow('ENOENT')
})
