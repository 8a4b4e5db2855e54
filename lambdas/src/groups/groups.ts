import { createHash } from 'node:crypto'
import {
  type ChangeMembersAnswer,
  type CharGroupsAnswer,
  groupsMax,
  invitationDays,
  listedGroupsMax,
  type OwnGroupAnswer,
  type OwnGroupsAnswer,
  type ReportedGroupsAnswer,
} from '@kupodex/data/contract'
import { roleIn, type Store, type StoredGroup } from '@kupodex/data/store'
import type { Outcome } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'
import { userKeyOf } from '../http/audience.ts'
import { groupBounds } from './bounds.ts'
import {
  acceptInvitation,
  barMember,
  changeDetails,
  changeMembers,
  closeInvitation,
  dismissReports,
  editorRefusal,
  handOver,
  openInvitation,
  type RefusedMember,
  removeEditor,
  report,
} from './changes.ts'
import { refusals } from './refusals.ts'
import { groupView, ownGroupsView, ownGroupView, summaryOf } from './view.ts'

/** What the calls of groups need; `clock` in epoch ms, `random` gives bytes that nobody can guess. */
export interface GroupsDeps {
  store: Pick<
    Store,
    | 'readGroup'
    | 'changeGroup'
    | 'createGroup'
    | 'joinGroup'
    | 'removeGroup'
    | 'unlistGroup'
    | 'groupsOf'
    | 'groupsWith'
    | 'listedGroups'
    | 'reportedGroups'
    | 'readMembers'
    | 'readNicknames'
    | 'takeAllowance'
    | 'returnAllowance'
  >
  /** Names of worlds by id. */
  worlds: ReadonlyMap<number, string>
  /** The deployment's secret for shares of addresses. */
  readerKey: string
  clock: () => number
  random: (bytes: number) => Buffer
}

const day = 24 * 60 * 60_000

/** Bytes of a slug or code, which nobody can guess, and of what somebody is called in a group. */
const [secretBytes, idBytes] = [16, 6]

/** How many groups of a character an answer has, and how many of those reported: with all reports of each it is not too large. */
const [mostOfCharacter, mostReported] = [300, 30]

/** How many letters of a user's key administrators see. */
const keyLetters = 12

/** Who reports a group, as a hash that leads to nobody and says nothing in another group. */
const reporterOf = (user: string, slug: string): string =>
  createHash('sha256').update(`${slug} ${user}`).digest('base64url').slice(0, 22)

export const groupsAnswers = ({ store, worlds, readerKey, clock, random }: GroupsDeps): AnswersOf<'groups'> => {
  const bounded = groupBounds({ store, clock, readerKey })
  const name = (bytes: number) => random(bytes).toString('base64url')

  const viewOf = async (group: StoredGroup) => groupView(group, await store.readMembers(group.members), worlds)

  const ownViewOf = async (group: StoredGroup, user: string): Promise<OwnGroupAnswer> => {
    const people = [group.owner, ...group.editors].map((person) => person.user)
    const [view, nicknames] = await Promise.all([viewOf(group), store.readNicknames(people)])
    return ownGroupView(group, user, view, nicknames)
  }

  /** A group as a user sees it who edits it, or why not. */
  const ownGroup = async (slug: string, user: string): Promise<Outcome<OwnGroupAnswer>> => {
    const group = await store.readGroup(slug)
    if (!group) return refusals.noGroup
    return editorRefusal(group, user) ?? { ok: true, value: await ownViewOf(group, user) }
  }

  /** The group after a change, unless that was refused, or the group is gone. */
  const after = async (slug: string, user: string, outcome: Outcome<unknown> | null) => {
    if (outcome === null) return refusals.noGroup
    return outcome.ok ? ownGroup(slug, user) : outcome
  }

  const ownGroups = async (user: string): Promise<OwnGroupsAnswer> => ownGroupsView(await store.groupsOf(user), user)

  const charGroups = async (id: number): Promise<CharGroupsAnswer> => {
    const { groups, more } = await store.groupsWith(id, mostOfCharacter)
    return { groups: groups.map(summaryOf).sort((a, b) => a.name.localeCompare(b.name)), more }
  }

  const reportedGroups = async (): Promise<ReportedGroupsAnswer> => ({
    groups: (await store.reportedGroups(mostReported)).map((group) => ({
      ...summaryOf(group),
      owner: group.owner.user.slice(0, keyLetters),
      reports: group.reports.map(({ reason, at }) => ({ reason, at })),
    })),
  })

  /** Which of some characters can be added to a group, and why others cannot. */
  const sortOut = async (ids: readonly number[]): Promise<{ add: number[]; refused: RefusedMember[] }> => {
    const members = await store.readMembers(ids)
    const refused = ids.flatMap((id): RefusedMember[] => {
      const member = members.get(id)
      return member && 'why' in member ? [{ id, why: member.why }] : []
    })
    const not = new Set(refused.map(({ id }) => id))
    return { add: ids.filter((id) => !not.has(id)), refused }
  }

  return {
    groups: async ({ after: place }) => {
      const { groups, next } = await store.listedGroups(listedGroupsMax, place)
      return { ok: true, value: { groups: groups.map(summaryOf), next } }
    },

    group: async ({ slug }) => {
      const group = await store.readGroup(slug)
      return group ? { ok: true, value: await viewOf(group) } : refusals.noGroup
    },

    ownGroups: async (_, caller) => ({ ok: true, value: await ownGroups(userKeyOf(caller)) }),

    createGroup: async (_, caller) => {
      const refused = await bounded('make', caller)
      if (refused) return refused
      const [user, now, slug] = [userKeyOf(caller), clock(), name(secretBytes)]
      const { name: groupName, note, listed } = caller.body
      const made = await store.createGroup(
        {
          ...{ slug, name: groupName, note, listedAt: listed ? now : null, createdAt: now, updatedAt: now },
          owner: { user, id: name(idBytes), since: now },
          ...{ editors: [], members: [], barred: [], invitation: null, reports: [], dismissed: [], closed: false },
        },
        groupsMax,
      )
      return made ? ownGroup(slug, user) : refusals.tooManyGroups
    },

    ownGroup: ({ slug }, caller) => ownGroup(slug, userKeyOf(caller)),

    saveGroup: async ({ slug }, caller) => {
      const refused = await bounded('change', caller)
      if (refused) return refused
      const user = userKeyOf(caller)
      return after(slug, user, await store.changeGroup(slug, changeDetails(user, caller.body, clock())))
    },

    deleteGroup: async ({ slug }, caller) => {
      const user = userKeyOf(caller)
      const group = await store.readGroup(slug)
      if (group && roleIn(group, user) !== 'owner') return refusals.notOwner
      await store.removeGroup(slug, ({ owner }) => owner.user === user)
      return { ok: true, value: await ownGroups(user) }
    },

    changeMembers: async ({ slug }, caller): Promise<Outcome<ChangeMembersAnswer>> => {
      const user = userKeyOf(caller)
      const group = await store.readGroup(slug)
      const notAllowed = group ? editorRefusal(group, user) : refusals.noGroup
      const refusal = notAllowed ?? (await bounded('change', caller))
      if (refusal) return refusal
      const { remove, before } = caller.body
      const { add, refused } = await sortOut(caller.body.add.filter((id) => !remove.includes(id)))
      const changed = await store.changeGroup(slug, changeMembers(user, { add, remove, before }, clock()))
      if (changed === null) return refusals.noGroup
      if (!changed.ok) return changed
      const own = await ownGroup(slug, user)
      return own.ok ? { ok: true, value: { group: own.value, refused: [...refused, ...changed.value] } } : own
    },

    inviteEditor: async ({ slug }, caller) => {
      const refused = await bounded('change', caller)
      if (refused) return refused
      const user = userKeyOf(caller)
      const invitation = { code: name(secretBytes), until: clock() + invitationDays * day }
      return after(slug, user, await store.changeGroup(slug, openInvitation(user, invitation)))
    },

    withdrawInvitation: async ({ slug }, caller) => {
      const user = userKeyOf(caller)
      return after(slug, user, await store.changeGroup(slug, closeInvitation(user)))
    },

    acceptInvitation: async ({ slug }, caller) => {
      const refused = await bounded('change', caller)
      if (refused) return refused
      const [user, now] = [userKeyOf(caller), clock()]
      const person = { user, id: name(idBytes), since: now }
      const joining = { user, now, most: groupsMax }
      const joined = await store.joinGroup(slug, joining, acceptInvitation(person, caller.body.code))
      return joined === 'full' ? refusals.tooManyGroups : after(slug, user, joined)
    },

    removeEditor: async ({ slug, editor }, caller) => {
      const user = userKeyOf(caller)
      const removed = await store.changeGroup(slug, removeEditor(user, editor))
      if (removed === null) return refusals.noGroup
      if (!removed.ok) return removed
      if (removed.value !== null) await store.unlistGroup(removed.value, slug, clock())
      if (removed.value === user) return { ok: true, value: { group: null } }
      const group = await ownGroup(slug, user)
      return group.ok ? { ok: true, value: { group: group.value } } : group
    },

    handOver: async ({ slug, editor }, caller) => {
      const user = userKeyOf(caller)
      return after(slug, user, await store.changeGroup(slug, handOver(user, editor)))
    },

    reportGroup: async ({ slug }, caller) => {
      const refused = await bounded('report', caller)
      if (refused) return refused
      const given = { by: reporterOf(userKeyOf(caller), slug), reason: caller.body.reason, at: clock() }
      const reported = await store.changeGroup(slug, report(given))
      return reported === null ? refusals.noGroup : { ok: true, value: { reported: true } }
    },

    charGroups: async ({ id }) => ({ ok: true, value: await charGroups(id) }),

    leaveGroup: async ({ id, slug }) => {
      const left = await store.changeGroup(slug, barMember(id, clock()))
      return left === null ? refusals.noGroup : { ok: true, value: await charGroups(id) }
    },

    reportedGroups: async () => ({ ok: true, value: await reportedGroups() }),

    removeGroup: async ({ slug }) => {
      await store.removeGroup(slug)
      return { ok: true, value: await reportedGroups() }
    },

    dismissReports: async ({ slug }) => {
      await store.changeGroup(slug, dismissReports)
      return { ok: true, value: await reportedGroups() }
    },
  }
}
