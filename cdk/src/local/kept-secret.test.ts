import { statSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { expect, test } from 'vitest'
import { readerKey } from './kept-secret.ts'

const folders = [testFolder(), testFolder()]

test('is made once a folder, and is for its owner only', () => {
  const keys = folders.map((folder) => readerKey(join(folder, 'local')))
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(readerKey(join(folders[0] ?? '', 'local'))).toBe(keys[0])
  expect(statSync(join(folders[0] ?? '', 'local', 'reader.key')).mode & 0o077).toBe(0)
})
