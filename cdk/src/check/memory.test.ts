import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryFolder } from './memory.ts'

test('a folder is used that is there and has room', () => {
  expect(memoryFolder(tmpdir(), 1)).toBe(tmpdir())
  expect(memoryFolder(tmpdir(), Number.MAX_SAFE_INTEGER)).toBeNull()
  expect(memoryFolder(join(tmpdir(), 'no-such-folder'), 1)).toBeNull()
})
