import * as z from 'zod'
import { accountExport, deleteAccountAnswer, deleteAccountBody } from './account-answers.ts'
import { defineCall } from './call.ts'

/** No program may make these. */
const ofUser = {
  params: z.object({}),
  audience: 'user',
  answerer: { kind: 'function', name: 'user' },
  cache: { kind: 'private' },
} as const

/** The calls about an account as a whole. */
export const accountCalls = [
  defineCall({
    id: 'exportAccount',
    ...ofUser,
    summary: 'Everything that is stored about the user.',
    cost: 5,
    answer: accountExport,
  }),
  defineCall({
    id: 'deleteAccount',
    ...ofUser,
    summary:
      'Deletes everything that is stored about the user, and what the user decided and ticked for characters. Sending it again finishes what was interrupted.',
    body: deleteAccountBody,
    bodyBytesMax: 1024,
    cost: 5,
    answer: deleteAccountAnswer,
  }),
] as const
