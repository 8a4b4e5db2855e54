import { type Live, liveKey, objectKey } from '@kupodex/data/contract'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder for published files, and the way to put one in; it goes when the tests of a file are over. */
export const publishedFolder = (): { folder: string; put: (key: string, value: unknown) => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'published-'))
  const live: Live = { night: { slot: 'a', since: 1 }, game: { slot: 'b', since: 1 } }
  const put = (key: string, value: unknown) => {
    const file = join(folder, key === liveKey ? key : (objectKey(live, key) ?? ''))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(value))
  }
  put(liveKey, live)
  afterAll(() => rmSync(folder, { recursive: true }))
  return { folder, put }
}
