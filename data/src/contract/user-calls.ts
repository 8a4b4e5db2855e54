import * as z from 'zod'
import { defineCall } from './call.ts'
import { leastCost } from './limits.ts'
import { characterIdParam } from './params.ts'
import {
  changeWishesBody,
  favoritesAnswer,
  ownCharsAnswer,
  userSettingsAnswer,
  userSettingsBody,
  wishesAnswer,
} from './user-answers.ts'

const none = z.object({})
const character = z.object({ id: characterIdParam })

/** What the calls of an account have in common. */
const ofUser = {
  audience: 'user',
  answerer: { kind: 'function', name: 'user' },
  cache: { kind: 'private' },
} as const

/** The calls of an account: favourites, characters of one's own, settings. Reading is free, a change costs a point. */
export const userCalls = [
  defineCall({
    id: 'favorites',
    ...ofUser,
    scope: 'read',
    summary: 'The favorite characters of the user.',
    params: none,
    cost: leastCost,
    answer: favoritesAnswer,
  }),
  defineCall({
    id: 'addFavorite',
    ...ofUser,
    summary: 'Adds a character to the favorites of the user; one that is there stays where it is. At most 200.',
    params: character,
    refusal: 'badCharacterId',
    cost: 1,
    answer: favoritesAnswer,
  }),
  defineCall({
    id: 'removeFavorite',
    ...ofUser,
    summary: 'Removes a character from the favorites of the user.',
    params: character,
    refusal: 'badCharacterId',
    cost: 1,
    answer: favoritesAnswer,
  }),
  defineCall({
    id: 'wishes',
    ...ofUser,
    scope: 'read',
    summary: 'The things that the user wants, and those that the user hides from lists of what is missing.',
    params: none,
    cost: leastCost,
    answer: wishesAnswer,
  }),
  defineCall({
    id: 'changeWishes',
    ...ofUser,
    summary: 'Changes what the user wants and hides, at most 1,000 things together; sending it again does no harm.',
    params: none,
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
    params: none,
    cost: leastCost,
    answer: ownCharsAnswer,
  }),
  defineCall({
    id: 'unlinkChar',
    ...ofUser,
    summary: 'Gives up a character that the user has verified, or takes a lost one off the list.',
    params: character,
    refusal: 'badCharacterId',
    cost: 1,
    answer: ownCharsAnswer,
  }),
  defineCall({
    id: 'userSettings',
    ...ofUser,
    summary: 'The settings of the user.',
    params: none,
    cost: leastCost,
    answer: userSettingsAnswer,
  }),
  defineCall({
    id: 'saveUserSettings',
    ...ofUser,
    summary: 'Changes the settings of the user.',
    params: none,
    body: userSettingsBody,
    bodyBytesMax: 4096,
    refusal: { nickname: 'badNickname' },
    cost: 1,
    answer: userSettingsAnswer,
  }),
] as const
