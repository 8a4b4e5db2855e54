import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import * as builders from './build/achievements.ts'
import type { TableBuilder } from './build/build.ts'
import type { ImportOptions } from './options.ts'
import { type ImportOutcome, runImport } from './run.ts'
import { achievementSheets, type SmallSheets } from './small-sheets.fixture.ts'

/** A folder of small sheets for each test of a file, and imports of them. */
export interface SmallImport {
  /** The sheets of the test that runs. */
  readonly small: SmallSheets
  options: (more?: Partial<ImportOptions>) => ImportOptions
  /** Imports the achievements and what belongs to them at a time. */
  run: (now: number, more?: Partial<ImportOptions>) => ImportOutcome
  /** All files of the output folder with their text. */
  snapshot: () => Record<string, string>
}

/** Makes sheets before each test of the file that calls this, and removes them after it. */
export const smallImport = (): SmallImport => {
  let small: SmallSheets
  beforeEach(() => {
    small = achievementSheets()
  })
  afterEach(() => small.remove())

  const options = (more: Partial<ImportOptions> = {}): ImportOptions => ({
    sheets: small.sheets,
    items: null,
    out: small.out,
    data: join(small.folder, 'none'),
    acceptLoss: false,
    now: null,
    ...more,
  })
  const all: readonly TableBuilder[] = Object.values(builders)
  return {
    get small() {
      return small
    },
    options,
    run: (now, more = {}) => runImport(options(more), all, now, () => {}),
    snapshot: () =>
      Object.fromEntries(
        readdirSync(small.out, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
          .map((path) => [path, readFileSync(path, 'utf8')]),
      ),
  }
}
