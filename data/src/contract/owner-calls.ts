import * as z from 'zod'
import { defineCall } from './call.ts'
import { leastCost } from './limits.ts'
import { characterAnswer, itemsAnswer, timelineAnswer } from './character-answers.ts'
import {
  charSettingsAnswer,
  charSettingsBody,
  markManyAnswer,
  markManyBody,
  marksAnswer,
  verificationCodeAnswer,
  verifyCodeAnswer,
} from './owner-answers.ts'
import { marksExport, putMarksBody, wholeMarksAnswer } from './whole-answers.ts'
import { characterIdParam, itemIdsParam, itemTypeParam, markTypeParam } from './params.ts'

const character = z.object({ id: characterIdParam })

const ofType = z.object({ id: characterIdParam, type: markTypeParam })

const things = ofType.extend({ ids: itemIdsParam })

const forOwner = { audience: 'owner', answerer: { kind: 'function', name: 'marks' } } as const

const forUser = { audience: 'user', answerer: { kind: 'function', name: 'verify' } } as const

const ofOwner = { ...forOwner, params: character } as const

export const ownerCalls = [
  defineCall({
    id: 'verificationCode',
    summary: "The code to put into a character's introduction on the Lodestone, to verify that it is the user's own.",
    params: character,
    ...forUser,
    answer: verificationCodeAnswer,
  }),
  defineCall({
    id: 'verifyCode',
    summary:
      "Reads a character's introduction on the Lodestone now; the user whose code is in it becomes its verified owner.",
    params: character,
    ...forUser,
    cost: 5,
    answer: verifyCodeAnswer,
  }),
  defineCall({
    id: 'charSettings',
    summary: 'What the owner of a character decided about it.',
    ...ofOwner,
    scope: 'read',
    cost: leastCost,
    answer: charSettingsAnswer,
  }),
  defineCall({
    id: 'saveCharSettings',
    summary: 'Changes what the owner of a character decided about it.',
    ...ofOwner,
    body: charSettingsBody,
    bodyBytesMax: 1024,
    answer: charSettingsAnswer,
  }),
  defineCall({
    id: 'ownChar',
    summary: 'A character as its owner sees it: also while it is private, and with the latest changes.',
    ...ofOwner,
    scope: 'read',
    cost: leastCost,
    answer: characterAnswer,
  }),
  defineCall({
    id: 'ownTimeline',
    summary: "A character's events as its owner sees them.",
    ...ofOwner,
    scope: 'read',
    cost: leastCost,
    answer: timelineAnswer,
  }),
  defineCall({
    id: 'markMany',
    summary:
      'Ticks and unticks many things at once. The later change of a thing holds; sending one again does no harm.',
    ...ofOwner,
    scope: 'mark',
    // A thousand changes of the longest type.
    body: markManyBody,
    bodyBytesMax: 128 * 1024,
    answer: markManyAnswer,
  }),
  defineCall({
    id: 'exportMarks',
    summary: 'All that is ticked of a character, by type.',
    ...ofOwner,
    scope: 'read',
    answer: marksExport,
  }),
  defineCall({
    id: 'ownItems',
    summary: 'The items of one type that a character owns, as its owner sees them.',
    params: z.object({ id: characterIdParam, type: itemTypeParam }),
    ...forOwner,
    scope: 'read',
    cost: leastCost,
    answer: itemsAnswer,
  }),
  defineCall({
    id: 'putMarks',
    summary:
      'Replaces all that is ticked of one type, or only says what that would change. The last replacement can be undone.',
    params: ofType,
    refusal: { ids: 'badItemId' },
    ...forOwner,
    scope: 'mark',
    body: putMarksBody,
    bodyBytesMax: 128 * 1024,
    answer: wholeMarksAnswer,
  }),
  defineCall({
    id: 'undoMarks',
    summary: 'Undoes the last replacement of a type, except for what was ticked or unticked since.',
    params: ofType,
    ...forOwner,
    scope: 'mark',
    answer: wholeMarksAnswer,
  }),
  defineCall({
    id: 'mark',
    summary: 'Ticks things of one type; those that are ticked already keep their date.',
    params: things,
    ...forOwner,
    scope: 'mark',
    cost: leastCost,
    answer: marksAnswer,
  }),
  defineCall({
    id: 'unmark',
    summary: 'Unticks things of one type.',
    params: things,
    ...forOwner,
    scope: 'mark',
    cost: leastCost,
    answer: marksAnswer,
  }),
] as const
