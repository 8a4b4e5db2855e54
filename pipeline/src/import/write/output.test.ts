import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { repetitions } from '@kupodex/data/soak.fixture'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../sheets/refusal.ts'
import { openOutput, Unfinished } from './output.ts'

const folder = emptyFolder()

const write = (files: Readonly<Record<string, string>>): string[] => {
  const output = openOutput(folder)
  try {
    return output.write(new Map(Object.entries(files)))
  } finally {
    output.close()
  }
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** The number of a process that has ended. */
const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid

test('writes what differs and leaves the rest untouched', () => {
  expect(write({ 'a/one': '1', two: '2' })).toEqual(['a/one', 'two'])
  const { mtimeMs } = statSync(join(folder, 'a/one'))
  expect(write({ 'a/one': '1', two: '3' })).toEqual(['two'])
  expect(statSync(join(folder, 'a/one')).mtimeMs).toBe(mtimeMs)
  expect(read('two')).toBe('3')
  expect(readdirSync(folder).sort()).toEqual(['a', 'two'])
})

test('a file that cannot be written leaves all old ones as they were, and nothing beside them', () => {
  write({ one: '1' })
  expect(() => write({ one: '2', 'one/below': 'x' })).toThrow(
    new Refusal({ file: folder }, 'cannot be written to: file already exists'),
  )
  expect(read('one')).toBe('1')
  expect(readdirSync(folder)).toEqual(['one'])
})

describe('a folder that cannot be taken', () => {
  test('is a file, or lies below one', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => openOutput(join(folder, 'file'))).toThrow('cannot be written to: not a directory')
    expect(() => openOutput(join(folder, 'file', 'below'))).toThrow('cannot be written to: not a directory')
  })

  test('is worked on by another import', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    mkdirSync(join(folder, `.import-${other.pid}`))
    expect(() => openOutput(folder)).toThrow(`another import is at work on this folder`)
    expect(readdirSync(folder)).toEqual([`.import-${other.pid}`])
    await new Promise((resolve) => other.once('exit', resolve).kill('SIGKILL'))
    openOutput(folder).close()
    expect(readdirSync(folder)).toEqual([])
  })
})

test('a folder made for nothing is gone again', () => {
  openOutput(join(folder, 'new')).close()
  expect(existsSync(join(folder, 'new'))).toBe(false)
})

describe('an import that was ended', () => {
  const leave = (files: Readonly<Record<string, string>>, ready: readonly string[] | null, pid = deadProcess()) => {
    const aside = join(folder, `.import-${pid}`)
    mkdirSync(join(aside, 'a'), { recursive: true })
    for (const [path, text] of Object.entries(files)) writeFileSync(join(aside, path), text)
    if (ready) writeFileSync(join(aside, 'ready.json'), JSON.stringify(ready))
  }

  test('before its files were all aside changed nothing', () => {
    write({ one: '1', 'a/two': '2' })
    leave({ one: 'new' }, null)
    openOutput(folder).close()
    expect([read('one'), read('a/two')]).toEqual(['1', '2'])
    expect(readdirSync(folder).sort()).toEqual(['a', 'one'])
  })

  test('between two files is finished by the next', () => {
    write({ one: 'new', 'a/two': '2' })
    leave({ 'a/two': 'new', three: 'new' }, ['one', 'a/two', 'three'])
    openOutput(folder).close()
    expect([read('one'), read('a/two'), read('three')]).toEqual(['new', 'new', 'new'])
    expect(readdirSync(folder).sort()).toEqual(['a', 'one', 'three'])
  })

  test('and had the number of the next one is finished by it', () => {
    write({ one: 'new', 'a/two': '2' })
    leave({ 'a/two': 'new' }, ['one', 'a/two'], process.pid)
    openOutput(folder).close()
    expect([read('one'), read('a/two')]).toEqual(['new', 'new'])
    expect(readdirSync(folder).sort()).toEqual(['a', 'one'])
  })

  test('by a failure between two files says so and keeps what is to be finished', () => {
    write({ one: '1', two: '2' })
    rmSync(join(folder, 'two'))
    mkdirSync(join(folder, 'two', 'in the way'), { recursive: true })
    expect(() => write({ one: 'new', two: 'new' })).toThrow(Unfinished)
    expect(read('one')).toBe('new')
    rmSync(join(folder, 'two'), { recursive: true })
    const aside = join(folder, `.import-${process.pid}`)
    expect(existsSync(join(aside, 'ready.json'))).toBe(true)
    openOutput(folder).close()
    expect(read('two')).toBe('new')
  })
})

describe('killed between two changes of the disk', () => {
  const names = Array.from({ length: repetitions({ gate: 3, soak: 40 }) }, (_, n) => `t${n}`)
  // Each is written aside, then their list, which is renamed; then each is put in place.
  const listed = names.length + 2
  const steps = Array.from({ length: listed + names.length }, (_, at) => at + 1)

  test.each(steps)('before the %i. it leaves the old files or, once their list is there, the new ones', (step) => {
    write(Object.fromEntries(names.map((name) => [name, 'old'])))
    const program = join(import.meta.dirname, 'output.fixture.ts')
    const { signal } = spawnSync(process.execPath, [program, folder, String(step), ...names], { stdio: 'inherit' })
    expect(signal).toBe('SIGKILL')
    openOutput(folder).close()
    const text = step <= listed ? 'old' : 'new'.repeat(2000)
    for (const name of names) expect(read(name)).toBe(text)
    expect(readdirSync(folder).sort()).toEqual(names.toSorted())
  })
})
