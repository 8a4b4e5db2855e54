import * as z from 'zod'
import { adminHistoryAnswer, adminRowAnswer, adminRowBody, adminRowsAnswer, revertBody } from './admin-answers.ts'
import { defineCall } from './call.ts'
import { editedTableParam, rowIdParam, versionParam } from './params.ts'

const forEditors = {
  audience: 'admin',
  answerer: { kind: 'function', name: 'admin' },
} as const

const row = z.object({ type: editedTableParam, id: rowIdParam })

/** The calls by which editors correct what the game's tables say of how to get things (spec: site §2.9). */
export const adminCalls = [
  defineCall({
    id: 'adminRows',
    ...forEditors,
    summary: 'The rows of a table: how to get each thing by the table, and what editors say instead.',
    params: z.object({ type: editedTableParam }),
    answer: adminRowsAnswer,
  }),
  defineCall({
    id: 'saveAdminRow',
    ...forEditors,
    summary:
      'Changes what editors say of a row, if nobody has since the version that is sent; readers of changed rows see it within a minute.',
    params: row,
    body: adminRowBody,
    refusal: { howTo: 'badHowTo', sourceTypeId: 'badSourceType' },
    answer: adminRowAnswer,
  }),
  defineCall({
    id: 'adminHistory',
    ...forEditors,
    summary: 'Everything that editors said of a row, the newest first.',
    params: row,
    answer: adminHistoryAnswer,
  }),
  defineCall({
    id: 'revertAdminRow',
    ...forEditors,
    summary: 'Says of a row again what an earlier version said; version 0 is the table.',
    params: row.extend({ version: versionParam }),
    body: revertBody,
    refusal: { version: 'noSuchVersion' },
    answer: adminRowAnswer,
  }),
] as const
