import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CharacterForNight, loadNightTables, nightFiles, workOutNight } from '@kupodex/pipeline/nightly'
import { folderTarget, openLive, publish, type PublishFile, type Target } from '@kupodex/pipeline/publish'
import { crowd } from '../nightly/crowd.ts'
import type { Suite } from '../suite.ts'

const day = 24 * 3_600_000
const firstNight = Date.UTC(2026, 5, 24)

/** Every so many-th character obtains things between two nights. */
const everyOther = 100

/** Things that such a character obtains. */
const gains = 3

const sizes = [10_000, 100_000]

const withGains = (character: CharacterForNight, ids: readonly number[], date: number): CharacterForNight => {
  const marks = character.owned.achievement
  if (!marks) return character
  const had = new Set(Array.from(marks.ids))
  const gained = ids.filter((id) => !had.has(id)).slice(0, gains)
  const achievement = {
    ids: [...Array.from(marks.ids), ...gained],
    dates: [...Array.from(marks.dates), ...gained.map(() => date)],
  }
  return { ...character, owned: { ...character.owned, achievement } }
}

const kindOf = (key: string) => key.split('/').slice(0, 2).join('/')

type Tally = Map<string, { files: number; bytes: number; changed: number; sent: number }>

const tallying = async function* (files: Iterable<PublishFile>, target: Target, tally: Tally) {
  const before = (await openLive(target, 'night')).files
  for (const file of files) {
    const of = tally.get(kindOf(file.key)) ?? { files: 0, bytes: 0, changed: 0, sent: 0 }
    tally.set(kindOf(file.key), of)
    const isChanged = before[file.key]?.hash !== file.hash
    of.files++
    of.bytes += file.size
    of.changed += isChanged ? 1 : 0
    of.sent += isChanged ? file.size : 0
    yield file
  }
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

const measure = async (size: number, tell: (text: string) => void) => {
  const folder = await mkdtemp(join(tmpdir(), 'kupodex-changes-'))
  const target = folderTarget(folder)
  const tables = loadNightTables()
  const ids = tables.achievements.filter(({ deleted }) => !deleted).map(({ id }) => id)
  const people = (night: number) => ({
    about: size,
    read: async function* () {
      let at = 0
      for (const character of crowd(tables, { size, seed: 5, marks: 600, hidden: 0.2 })) {
        const gained = night >= 2 && at++ % everyOther === 0
        yield gained ? withGains(character, ids, (firstNight + day) / 1000) : character
      }
    },
  })
  try {
    for (const night of [0, 1, 2]) {
      const outcome = await workOutNight({
        tables,
        characters: people(night),
        previous: target,
        now: firstNight + night * day,
      })
      if (!outcome.ok) throw new Error(outcome.code)
      const tally: Tally = new Map()
      const report = await publish('night', tallying(nightFiles(outcome.night), target, tally), target)
      if (night < 2) continue
      const bytes = [...tally.values()].reduce((sum, of) => sum + of.bytes, 0)
      tell(
        `${size.toLocaleString('en')} characters, 1 % changed: ${report.written} of ${report.files} files ` +
          `(${percent(report.written, report.files)}), ${percent(report.bytes, bytes)} of ${Math.round(bytes / 2 ** 20)} MB are uploaded\n`,
      )
      for (const [kind, of] of [...tally].sort(([, a], [, b]) => b.bytes - a.bytes)) {
        tell(
          `  ${kind.padEnd(20)} ${String(of.changed).padStart(6)} of ${String(of.files).padEnd(6)} files  ` +
            `${percent(of.sent, of.bytes).padStart(7)} of ${(of.bytes / 2 ** 20).toFixed(1)} MB\n`,
        )
      }
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Measures what a night uploads after which one character in a hundred has changed. */
export const changesSuite: Suite = {
  summary: 'what a night uploads when 1 % of the characters changed',
  run: async (_, { out }) => {
    for (const size of sizes) await measure(size, out)
    return true
  },
}
