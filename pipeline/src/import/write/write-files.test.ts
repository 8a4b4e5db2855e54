import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeFiles } from './write-files.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('writes what differs and leaves the rest untouched', () => {
  expect(
    writeFiles(
      folder,
      new Map([
        ['a/one', '1'],
        ['two', '2'],
      ]),
    ),
  ).toEqual(['a/one', 'two'])
  const { mtimeMs } = statSync(join(folder, 'a/one'))
  expect(
    writeFiles(
      folder,
      new Map([
        ['a/one', '1'],
        ['two', '3'],
      ]),
    ),
  ).toEqual(['two'])
  expect(statSync(join(folder, 'a/one')).mtimeMs).toBe(mtimeMs)
  expect(readFileSync(join(folder, 'two'), 'utf8')).toBe('3')
  expect(readdirSync(folder).sort()).toEqual(['a', 'two'])
})

test('a file that cannot be written leaves all old ones as they were', () => {
  writeFiles(folder, new Map([['one', '1']]))
  mkdirSync(join(folder, `.import-${process.pid}`, 'bad'), { recursive: true })
  expect(() =>
    writeFiles(
      folder,
      new Map([
        ['one', '2'],
        ['bad', 'x'],
      ]),
    ),
  ).toThrow('EISDIR')
  expect(readFileSync(join(folder, 'one'), 'utf8')).toBe('1')
  expect(readdirSync(folder)).toEqual(['one'])
})
