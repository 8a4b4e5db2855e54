import * as z from 'zod'
import { amount, epochMs } from '../game/scalars.ts'
import { groupMembersMax, longestGroupName, longestGroupNote, longestReportReason } from './limits.ts'
import { shortText } from './short-text.ts'
import { groupNameFault, groupNoteFault, reportReasonFault } from './short-text-fault.ts'
import { charEntry } from './user-answers.ts'

const id = z.int().positive()

/** What everybody sees of a group who has its address. */
export const groupSummary = z.object({
  slug: z.string(),
  name: z.string(),
  /** What it says about itself, on one line; may be empty. */
  note: z.string(),
  /** Whether `groups` lists it; else only who has its address finds it. */
  listed: z.boolean(),
  /** How many characters it has, those not shown too. */
  size: amount,
  createdAt: epochMs,
  /** When its name, note, listing or members last changed. */
  updatedAt: epochMs,
})

const summary = groupSummary.shape

/** Listed groups, those made last first. */
export const groupsAnswer = z.object({
  groups: z.array(z.object(summary)),
  /** What to ask for to get the next ones (`after`); null where these are the last. */
  next: z.string().nullable(),
})

/** A group as anybody sees it who has its address. It names nobody who made or edits it. */
export const groupAnswer = z.object({
  ...summary,
  /** Its characters, in the order in which they were added: those that are not hidden or private, not gone, and whose owners do not forbid groups. */
  members: z.array(charEntry),
  /** How many more it has. */
  hidden: amount,
})

/** What somebody may do with a group: its owner everything, an editor change its members, name and note. */
export const groupRole = z.enum(['owner', 'editor'])

/** The groups that the user has made or edits, those changed last first. */
export const ownGroupsAnswer = z.object({ groups: z.array(z.object({ ...summary, role: groupRole })) })

/** Somebody who edits a group, as the others who edit it see them. */
const groupEditor = z.object({
  /** What they are called in this group; it says nothing elsewhere. */
  id: z.string(),
  /** Empty where they have none. */
  nickname: z.string(),
  role: groupRole,
  since: epochMs,
  /** Whether it is the user who asks. */
  self: z.boolean(),
})

/** An invitation to edit a group: whoever is logged in accepts it by its code (16 random bytes in base64url), once, until it ends. */
const invitation = z.object({ code: z.string(), until: epochMs })

export const ownGroupAnswer = z.object({
  ...groupAnswer.shape,
  role: groupRole,
  /** The ids of the characters that `hidden` counts, so that they can be taken out. */
  hiddenIds: z.array(id),
  /** Its owner first, then those who edit it, in the order in which they came. */
  editors: z.array(groupEditor),
  /** The invitation that is open, for the owner; else null. */
  invitation: invitation.nullable(),
})

const name = shortText('name', longestGroupName, groupNameFault)
const note = shortText('note', longestGroupNote, groupNoteFault)

export const createGroupBody = z.strictObject({ name, note: note.default(''), listed: z.boolean().default(false) })

/** The body of `saveGroup`: what is missing stays as it is. Only the owner may say whether it is listed. */
export const saveGroupBody = z.strictObject({
  name: name.optional(),
  note: note.optional(),
  listed: z.boolean().optional(),
})

/** The body of `acceptInvitation`: the code of an invitation, as `inviteEditor` answers it. */
export const acceptInvitationBody = z.strictObject({
  code: z.string().regex(/^[\w-]{22}$/, 'This is not the code of an invitation.'),
})

const ids = z
  .array(id, 'The IDs must be whole numbers above 0.')
  .max(groupMembersMax, `There must be at most ${groupMembersMax} IDs.`)
  .transform((given) => [...new Set(given)])
  .default([])

/** Who comes in, and who goes out, as does an id that is in both. Whoever comes in stands before the member `before`, else behind all others. */
export const changeMembersBody = z.strictObject({
  add: ids,
  remove: ids,
  before: id.optional(),
})

/**
 * Why a character was not added: this site does not know it, or has not read it yet; it is hidden or private, or its owner has taken it
 * out of this group or wants it in none; the Lodestone has it no more; the group is full.
 */
export const memberRefusal = z.enum(['unknown', 'hidden', 'deleted', 'full'])

/** The group after a change of its members, and who was not added. */
export const changeMembersAnswer = z.object({
  group: ownGroupAnswer,
  refused: z.array(z.object({ id, why: memberRefusal })),
})

/** The group after somebody stopped editing it; null where that was the user who asks. */
export const removeEditorAnswer = z.object({ group: ownGroupAnswer.nullable() })

/** The groups that a character is in, for its owner, by name; `more` where it is in more than these. */
export const charGroupsAnswer = z.object({ groups: z.array(z.object(summary)), more: z.boolean() })

export const reportGroupBody = z.strictObject({
  reason: shortText('reason', longestReportReason, reportReasonFault),
})

/** A report is there, by this request or an earlier one of the same user. */
export const reportGroupAnswer = z.object({ reported: z.literal(true) })

/** The groups that were reported, without those whose reports were dismissed: at most 30, those reported first come first. */
export const reportedGroupsAnswer = z.object({
  groups: z.array(
    z.object({
      ...summary,
      /** Who made it: the beginning of a user's key, because names of users are for themselves only. */
      owner: z.string(),
      /** At most 100, in the order in which they came. */
      reports: z.array(z.object({ reason: z.string(), at: epochMs })),
    }),
  ),
})

export type GroupSummary = GroupsAnswer['groups'][number]
export type GroupsAnswer = z.infer<typeof groupsAnswer>
export type GroupAnswer = z.infer<typeof groupAnswer>
export type GroupRole = z.infer<typeof groupRole>
export type OwnGroupsAnswer = z.infer<typeof ownGroupsAnswer>
export type OwnGroupAnswer = z.infer<typeof ownGroupAnswer>
export type MemberRefusal = z.infer<typeof memberRefusal>
export type ChangeMembersAnswer = z.infer<typeof changeMembersAnswer>
export type CharGroupsAnswer = z.infer<typeof charGroupsAnswer>
export type ReportedGroupsAnswer = z.infer<typeof reportedGroupsAnswer>
