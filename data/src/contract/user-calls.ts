import * as z from 'zod'
import { accountExport, deleteAccountAnswer, deleteAccountBody } from './account-answers.ts'
import { defineCall } from './call.ts'
import { leastCost, tokensMax } from './limits.ts'
import { characterIdParam } from './params.ts'
import { createTokenAnswer, createTokenBody, tokensAnswer } from './token-answers.ts'
import {
  changeWishesBody,
  favoritesAnswer,
  ownCharsAnswer,
  userSettingsAnswer,
  userSettingsBody,
  wishesAnswer,
} from './user-answers.ts'

const character = z.object({ id: characterIdParam })

const ofUser = {
  audience: 'user',
  answerer: { kind: 'function', name: 'user' },
} as const

/** The calls of an account: favourites, characters of one's own, settings. Reading is free, a change costs a point. */
export const userCalls = [
  defineCall({
    id: 'favorites',
    ...ofUser,
    scope: 'read',
    summary: 'The favorite characters of the user.',
    cost: leastCost,
    answer: favoritesAnswer,
  }),
  defineCall({
    id: 'addFavorite',
    ...ofUser,
    summary: 'Adds a character to the favorites of the user; one that is there stays where it is. At most 200.',
    params: character,
    answer: favoritesAnswer,
  }),
  defineCall({
    id: 'removeFavorite',
    ...ofUser,
    summary: 'Removes a character from the favorites of the user.',
    params: character,
    answer: favoritesAnswer,
  }),
  defineCall({
    id: 'wishes',
    ...ofUser,
    scope: 'read',
    summary: 'The things that the user wants, and those that the user hides from lists of what is missing.',
    cost: leastCost,
    answer: wishesAnswer,
  }),
  defineCall({
    id: 'changeWishes',
    ...ofUser,
    summary: 'Changes what the user wants and hides, at most 1,000 things together; sending it again does no harm.',
    body: changeWishesBody,
    bodyBytesMax: 128 * 1024,
    cost: leastCost,
    answer: wishesAnswer,
  }),
  defineCall({
    id: 'ownChars',
    ...ofUser,
    scope: 'read',
    summary: 'The characters that the user has verified, and those that somebody else has verified since.',
    cost: leastCost,
    answer: ownCharsAnswer,
  }),
  defineCall({
    id: 'unlinkChar',
    ...ofUser,
    summary: 'Gives up a character that the user has verified, or takes a lost one off the list.',
    params: character,
    answer: ownCharsAnswer,
  }),
  defineCall({
    id: 'userSettings',
    ...ofUser,
    summary: 'The settings of the user.',
    cost: leastCost,
    answer: userSettingsAnswer,
  }),
  defineCall({
    id: 'saveUserSettings',
    ...ofUser,
    summary: 'Changes the settings of the user.',
    body: userSettingsBody,
    bodyBytesMax: 4096,
    refusal: { nickname: 'badNickname' },
    answer: userSettingsAnswer,
  }),
] as const

/** The calls by which users give programs tokens, and take them back. No program may make them: a token never makes another one. */
export const tokenCalls = [
  defineCall({
    id: 'tokens',
    ...ofUser,
    summary: 'The tokens that the user has made for programs, without their secrets.',
    cost: leastCost,
    answer: tokensAnswer,
  }),
  defineCall({
    id: 'createToken',
    ...ofUser,
    summary: `Makes a token for a program. Only this answer has it in full. At most ${tokensMax}.`,
    body: createTokenBody,
    bodyBytesMax: 4096,
    answer: createTokenAnswer,
  }),
  defineCall({
    id: 'revokeToken',
    ...ofUser,
    summary: 'Revokes a token: it is no longer valid at once.',
    params: z.object({ tokenId: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'This is not the ID of a token.') }),
    answer: tokensAnswer,
  }),
] as const

/** The calls about an account as a whole, which no program may make. */
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
