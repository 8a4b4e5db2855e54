import { withCommas } from '../command/progress.ts'
import { inOneLine } from '../command/io.ts'
import type { Outcome, Standing } from './collect.ts'
import type { Skipped } from './workshop.ts'

/** How many things of a family, or files, are named; the others are counted. */
const named = 3
const namedFiles = 20

const familyWidth = 18

const standings = ['drawn', 'unchanged', 'kept', 'removed', 'missing'] as const satisfies readonly Standing[]

const withStanding = (outcomes: readonly Outcome[], standing: Standing) =>
  outcomes.filter((outcome) => outcome.standing === standing)

const nameOf = ({ id, name }: Outcome): string => inOneLine(name === '' ? String(id) : `${name} (${id})`)

const firstNames = (outcomes: readonly Outcome[]): string => {
  const more = outcomes.length > named ? `, and ${withCommas(outcomes.length - named)} more` : ''
  return `${outcomes.slice(0, named).map(nameOf).join(', ')}${more}`
}

const lineOf = (family: string, outcomes: readonly Outcome[]): string => {
  const counts = standings.map((standing) => withStanding(outcomes, standing).length)
  const cells = [outcomes.length, ...counts].map((count) => withCommas(count).padStart(10))
  return `${family.padEnd(familyWidth)}${cells.join('')}\n`
}

const missingLine = (family: string, outcomes: readonly Outcome[]): string => {
  const missing = withStanding(outcomes, 'missing')
  return missing.length === 0 ? '' : `${family} without a picture: ${firstNames(missing)}.\n`
}

const skippedLines = (skipped: readonly Skipped[]): string => {
  const lines = skipped
    .slice(0, namedFiles)
    .map(({ name, kind, why }) => `Skipped, ${kind}: ${inOneLine(name)} (${inOneLine(why)})\n`)
  const more = skipped.length - lines.length
  return `${lines.join('')}${more > 0 ? `Skipped as well: ${withCommas(more)} other files.\n` : ''}`
}

/** What became of everything wanted, family by family, and of files that could not be used, in words. */
export const summaryOf = (families: ReadonlyMap<string, readonly Outcome[]>, skipped: readonly Skipped[]): string => {
  const head = ['wanted', ...standings].map((word) => word.padStart(10)).join('')
  const all = [...families].filter(([, outcomes]) => outcomes.length > 0)
  return [
    `${' '.repeat(familyWidth)}${head}\n`,
    ...all.map(([family, outcomes]) => lineOf(family, outcomes)),
    ...all.filter(([family]) => family !== 'sound').map(([family, outcomes]) => missingLine(family, outcomes)),
    skippedLines(skipped),
  ].join('')
}

const field = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Everything that is missing as CSV: family, id, name, and the icons, path or id that were looked for. */
export const missingCsv = (families: ReadonlyMap<string, readonly Outcome[]>): string => {
  const rows = [...families].flatMap(([family, outcomes]) =>
    withStanding(outcomes, 'missing').map(({ id, name, wanted }) => [family, String(id), name, wanted]),
  )
  return [['family', 'id', 'name', 'wanted'], ...rows].map((row) => `${row.map(field).join(',')}\n`).join('')
}
