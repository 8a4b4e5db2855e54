import { csvOf } from '#format/csv.ts'
import { type Member, memberName } from '#party/party.ts'
import { type MatrixRow, standingAt } from './matrix.ts'
import type { MatrixTexts } from './texts.ts'

/** A matrix as CSV, with the things as rows and the members as columns: what is not known says so, and is never what is missing. */
export const matrixCsv = (rows: readonly MatrixRow[], members: readonly Member[], texts: MatrixTexts): string =>
  csvOf([
    [texts.thing, texts.count, texts.lacks, texts.unknown, ...members.map(memberName)],
    ...rows.map((row) => [
      ...[row.name, row.owners, row.missing, members.length - row.owners - row.missing],
      ...members.map((_, at) => texts[standingAt(row, at)]),
    ]),
  ])
