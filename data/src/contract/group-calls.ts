import * as z from 'zod'
import { defineCall } from './call.ts'
import {
  acceptInvitationBody,
  changeMembersAnswer,
  changeMembersBody,
  charGroupsAnswer,
  createGroupBody,
  groupAnswer,
  groupsAnswer,
  ownGroupAnswer,
  ownGroupsAnswer,
  removeEditorAnswer,
  reportedGroupsAnswer,
  reportGroupAnswer,
  reportGroupBody,
  saveGroupBody,
} from './group-answers.ts'
import { groupEditorsMax, groupMembersMax, groupsMax, invitationDays, leastCost } from './limits.ts'
import { afterGroupParam, characterIdParam, editorParam, groupSlugParam } from './params.ts'

const slugs = z.object({ slug: groupSlugParam })

const refusal = { code: 'noSuchInvitation', name: 'badGroupName', note: 'badGroupNote', reason: 'badReason' } as const

const groups = { refusal, answerer: { kind: 'function', name: 'groups' } } as const

const ofUser = { ...groups, audience: 'user' } as const
const ofOwner = { ...groups, audience: 'owner' } as const
const ofAdmin = { ...groups, audience: 'admin' } as const

/**
 * The calls of groups of characters. Who has the address of a group sees it; its owner and its editors change it; the owner of a
 * character decides whether it is in one. No program may make those of users.
 */
export const groupCalls = [
  defineCall({
    id: 'groups',
    ...groups,
    summary: 'Groups that their owners list, those made last first.',
    params: z.object({ after: afterGroupParam.optional() }),
    audience: 'anyone',
    cache: { kind: 'public', maxAge: 60, stale: 300 },
    answer: groupsAnswer,
  }),
  defineCall({
    id: 'group',
    ...groups,
    summary: 'A group of characters, and who of it is shown.',
    params: slugs,
    audience: 'anyone',
    cache: { kind: 'public', maxAge: 10 },
    answer: groupAnswer,
  }),
  defineCall({
    id: 'ownGroups',
    ...ofUser,
    summary: 'The groups that the user has made or edits.',
    cost: leastCost,
    answer: ownGroupsAnswer,
  }),
  defineCall({
    id: 'createGroup',
    ...ofUser,
    summary: `Makes a group without members. A user may make and edit ${groupsMax} together.`,
    body: createGroupBody,
    bodyBytesMax: 8192,
    answer: ownGroupAnswer,
  }),
  defineCall({
    id: 'ownGroup',
    ...ofUser,
    summary: 'A group as its owner and its editors see it, as last changed.',
    params: slugs,
    answer: ownGroupAnswer,
  }),
  defineCall({
    id: 'saveGroup',
    ...ofUser,
    summary: 'Changes the name or the note of a group, or whether it is listed, which only its owner may.',
    params: slugs,
    body: saveGroupBody,
    bodyBytesMax: 8192,
    answer: ownGroupAnswer,
  }),
  defineCall({
    id: 'deleteGroup',
    ...ofUser,
    summary: 'Deletes a group of the user, and answers those that are left; does nothing where it is gone.',
    params: slugs,
    answer: ownGroupsAnswer,
  }),
  defineCall({
    id: 'changeMembers',
    ...ofUser,
    summary: `Adds characters to a group and takes others out; says who was not added, and why. At most ${groupMembersMax} members.`,
    params: slugs,
    body: changeMembersBody,
    bodyBytesMax: 8192,
    answer: changeMembersAnswer,
  }),
  defineCall({
    id: 'inviteEditor',
    ...ofUser,
    summary: `Invites somebody to edit a group of the user: one person, within ${invitationDays} days. An earlier invitation ends. At most ${groupEditorsMax} editors.`,
    params: slugs,
    answer: ownGroupAnswer,
  }),
  defineCall({
    id: 'withdrawInvitation',
    ...ofUser,
    summary: 'Takes the open invitation to edit a group of the user back.',
    params: slugs,
    answer: ownGroupAnswer,
  }),
  defineCall({
    id: 'acceptInvitation',
    ...ofUser,
    summary: 'Makes the user an editor of a group, by the code of an invitation, which holds once.',
    params: slugs,
    body: acceptInvitationBody,
    bodyBytesMax: 1024,
    answer: ownGroupAnswer,
  }),
  defineCall({
    id: 'removeEditor',
    ...ofUser,
    summary: 'Takes an editor of a group away: its owner any of them, an editor themselves.',
    params: z.object({ slug: groupSlugParam, editor: editorParam }),
    answer: removeEditorAnswer,
  }),
  defineCall({
    id: 'handOver',
    ...ofUser,
    summary: 'Makes an editor the owner of a group of the user, who becomes an editor.',
    params: z.object({ slug: groupSlugParam, editor: editorParam }),
    answer: ownGroupAnswer,
  }),
  defineCall({
    id: 'reportGroup',
    ...ofUser,
    summary: 'Tells the administrators what is wrong with a group; once for each user and group.',
    params: slugs,
    body: reportGroupBody,
    bodyBytesMax: 8192,
    answer: reportGroupAnswer,
  }),
  defineCall({
    id: 'charGroups',
    ...ofOwner,
    summary: 'The groups that a character is in, for its owner.',
    params: z.object({ id: characterIdParam }),
    answer: charGroupsAnswer,
  }),
  defineCall({
    id: 'leaveGroup',
    ...ofOwner,
    summary: 'Takes a character out of a group for good: nobody can add it there again.',
    params: z.object({ id: characterIdParam, slug: groupSlugParam }),
    answer: charGroupsAnswer,
  }),
  defineCall({
    id: 'reportedGroups',
    ...ofAdmin,
    summary: 'Groups that users have reported, and why.',
    answer: reportedGroupsAnswer,
  }),
  defineCall({
    id: 'removeGroup',
    ...ofAdmin,
    summary: 'Deletes any group; does nothing where it is gone.',
    params: slugs,
    answer: reportedGroupsAnswer,
  }),
  defineCall({
    id: 'dismissReports',
    ...ofAdmin,
    summary: 'Leaves a group as it is: what was reported until now is dismissed.',
    params: slugs,
    answer: reportedGroupsAnswer,
  }),
] as const
