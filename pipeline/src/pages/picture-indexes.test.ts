import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { expect, test } from 'vitest'
import { memoryTarget } from '../publish/memory.fixture.ts'
import { bringPictureIndexes } from './command.ts'

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
