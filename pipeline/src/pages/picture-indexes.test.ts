import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryTarget } from '../publish/memory.fixture.ts'
import { bringPictureIndexes } from './command.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kupodex-indexes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

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
