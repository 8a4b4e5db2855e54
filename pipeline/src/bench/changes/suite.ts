import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadNightTables, nightFiles, workOutNight } from '@kupodex/pipeline/nightly'
import { folderTarget, openLive, publish, type PublishFile, type Target } from '@kupodex/pipeline/publish'
import type { Suite } from '../suite/suite.ts'
import { changedCrowd, type Changes } from './people.ts'

const day = 24 * 3_600_000
const firstNight = Date.UTC(2026, 5, 24)

const options = {
  /** Characters, instead of the usual sizes. */
  size: { type: 'string' },
} as const

const sizes = [10_000, 100_000]

/** The nights, one a day; those with a name are printed. Yesterday's ranks are stable from the second night on. */
const nights: readonly (Changes & { name?: string })[] = [
  { begun: false, obtained: false },
  { begun: false, obtained: false },
  { begun: false, obtained: false, name: 'nobody changed' },
  { begun: true, obtained: false, name: '1 in 1,000 is new, with little' },
  { begun: true, obtained: false, name: 'the night after that, nobody changed' },
  { begun: true, obtained: true, name: '1 in 100 obtained three achievements' },
  { begun: true, obtained: true, name: 'the night after that, nobody changed' },
]

const kindOf = (key: string) =>
  key
    .replace(/\.json$/, '')
    .split('/')
    .slice(0, 3)
    .join('/')

/** The line that a file is counted in: files per scope or prefix by their kind, boards by their type. */
const familyOf = (key: string) => {
  const kind = kindOf(key)
  return /^api\/(ranking|ranking-pages|rarity)\//.test(kind) ? kind : kind.split('/').slice(0, 2).join('/')
}

type Tally = Map<string, { files: number; bytes: number; changed: number; sent: number }>

const tallying = async function* (files: Iterable<PublishFile>, target: Target, tally: Tally) {
  const before = (await openLive(target, 'night')).files
  for (const file of files) {
    const sums = tally.get(familyOf(file.key)) ?? { files: 0, bytes: 0, changed: 0, sent: 0 }
    tally.set(familyOf(file.key), sums)
    const isChanged = before[file.key]?.hash !== file.hash
    sums.files++
    sums.bytes += file.size
    sums.changed += isChanged ? 1 : 0
    sums.sent += isChanged ? file.size : 0
    yield file
  }
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)

const printNight = (print: (text: string) => void, name: string, tally: Tally) => {
  const all = [...tally.values()]
  const sum = (field: 'files' | 'bytes' | 'changed' | 'sent') => all.reduce((total, each) => total + each[field], 0)
  print(
    `  ${name}: ${sum('changed')} of ${sum('files')} files (${percent(sum('changed'), sum('files'))}), ` +
      `${megabytes(sum('sent'))} of ${megabytes(sum('bytes'))} MiB (${percent(sum('sent'), sum('bytes'))}) are uploaded\n`,
  )
  for (const [family, sums] of [...tally].sort(([, a], [, b]) => b.sent - a.sent)) {
    if (sums.changed === 0) continue
    print(
      `    ${family.padEnd(30)} ${String(sums.changed).padStart(6)} of ${String(sums.files).padEnd(6)} files  ` +
        `${percent(sums.sent, sums.bytes).padStart(7)} of ${megabytes(sums.bytes)} MiB\n`,
    )
  }
}

const measure = async (size: number, print: (text: string) => void) => {
  const folder = await mkdtemp(join(tmpdir(), 'kupodex-changes-'))
  const target = folderTarget(folder)
  const tables = loadNightTables()
  print(`changes, ${size.toLocaleString('en')} characters\n`)
  try {
    for (const [night, { name, ...changes }] of nights.entries()) {
      const read = async function* () {
        yield* changedCrowd(tables, size, changes, (firstNight + day) / 1000)
      }
      const now = firstNight + night * day
      const outcome = await workOutNight({ tables, characters: { about: size, read }, previous: target, now })
      if (!outcome.ok) throw new Error(outcome.code)
      const tally: Tally = new Map()
      await publish('night', tallying(nightFiles(outcome.night), target, tally), target)
      if (name !== undefined) printNight(print, name, tally)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

export const changesSuite: Suite = {
  summary: 'what a night uploads when few characters changed (--size=N)',
  run: async (args, { out }) => {
    const { values } = parseArgs({ args, options, strict: false })
    for (const size of typeof values.size === 'string' ? [Number(values.size)] : sizes) await measure(size, out)
    return true
  },
}
