import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach } from 'vitest'

/** The path of a folder for the tests of a file, which is removed after them. */
export const testFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kupodex-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The path of a folder that is empty before each test of a file. */
export const emptyFolder = (): string => {
  const folder = testFolder()
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
  })
  return folder
}
