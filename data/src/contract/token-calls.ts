import * as z from 'zod'
import { defineCall } from './call.ts'
import { leastCost, tokensMax } from './limits.ts'
import { createTokenAnswer, createTokenBody, tokensAnswer } from './token-answers.ts'

const none = z.object({})

/** No program may make these: a token never makes another one. */
const ofUser = {
  audience: 'user',
  answerer: { kind: 'function', name: 'user' },
  cache: { kind: 'private' },
} as const

/** The calls by which users give programs tokens, and take them back. */
export const tokenCalls = [
  defineCall({
    id: 'tokens',
    ...ofUser,
    summary: 'The tokens that the user has made for programs, without their secrets.',
    params: none,
    cost: leastCost,
    answer: tokensAnswer,
  }),
  defineCall({
    id: 'createToken',
    ...ofUser,
    summary: `Makes a token for a program. Only this answer has it in full. At most ${tokensMax}.`,
    params: none,
    body: createTokenBody,
    bodyBytesMax: 4096,
    cost: 1,
    answer: createTokenAnswer,
  }),
  defineCall({
    id: 'revokeToken',
    ...ofUser,
    summary: 'Revokes a token: it is no longer valid at once.',
    params: z.object({ tokenId: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'This is not the ID of a token.') }),
    cost: 1,
    answer: tokensAnswer,
  }),
] as const
