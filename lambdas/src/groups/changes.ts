import { groupEditorsMax, groupMembersMax, type MemberRefusal } from '@kupodex/data/contract'
import { type GroupChange, type GroupPerson, roleIn, type StoredGroup } from '@kupodex/data/store'
import type { Failure, Outcome } from '../http/failure.ts'
import { refusals } from './refusals.ts'

/** A change of a group that was made, or why not. Each says the same when it is asked again of a group that it has changed. */
type Change<Value = null> = GroupChange<Outcome<Value>>

const done = { ok: true, value: null } as const

/** Why a user may not edit a group, null where they may. */
export const editorRefusal = (group: StoredGroup, user: string): Failure | null =>
  roleIn(group, user) === null ? refusals.notEditor : null

const ownerRefusal = (group: StoredGroup, user: string): Failure | null =>
  roleIn(group, user) === 'owner' ? null : refusals.notOwner

/** What a user wants to change of a group; what is missing stays. */
interface DetailsChange {
  name?: string | undefined
  note?: string | undefined
  listed?: boolean | undefined
}

/** Changes name, note, or whether a group is listed, which only its owner may. `now` in epoch ms. */
export const changeDetails =
  (user: string, { name, note, listed }: DetailsChange, now: number): Change =>
  (group) => {
    const isListed = group.listedAt !== null
    const next = { name: name ?? group.name, note: note ?? group.note, listed: listed ?? isListed }
    const refused = editorRefusal(group, user) ?? (next.listed === isListed ? null : ownerRefusal(group, user))
    if (refused) return { outcome: refused }
    const isSame = next.name === group.name && next.note === group.note && next.listed === isListed
    if (isSame) return { outcome: done }
    const listedAt = next.listed ? (group.listedAt ?? now) : null
    // Reports that were dismissed were about other words.
    const isReworded = next.name !== group.name || next.note !== group.note
    const dismissed = isReworded ? [] : group.dismissed
    return { outcome: done, after: { name: next.name, note: next.note, listedAt, dismissed, updatedAt: now } }
  }

export interface RefusedMember {
  id: number
  why: MemberRefusal
}

/**
 * Takes characters out of a group and adds others, before one of its members or behind all, as far as their owners have not taken them out
 * and there is room. `now` in epoch ms.
 */
export const changeMembers =
  (
    user: string,
    { add, remove, before }: { add: readonly number[]; remove: readonly number[]; before?: number | undefined },
    now: number,
  ): Change<RefusedMember[]> =>
  (group) => {
    const refused = editorRefusal(group, user)
    if (refused) return { outcome: refused }
    const out = new Set(remove)
    const members = group.members.filter((id) => !out.has(id))
    const notAdded: RefusedMember[] = []
    const added: number[] = []
    for (const id of add) {
      if (members.includes(id)) continue
      if (group.barred.includes(id)) notAdded.push({ id, why: 'hidden' })
      else if (members.length + added.length >= groupMembersMax) notAdded.push({ id, why: 'full' })
      else added.push(id)
    }
    const place = before === undefined ? -1 : members.indexOf(before)
    members.splice(place < 0 ? members.length : place, 0, ...added)
    const outcome = { ok: true, value: notAdded } as const
    return members.join() === group.members.join() ? { outcome } : { outcome, after: { members, updatedAt: now } }
  }

/** Takes a character out of a group for good. `now` in epoch ms. */
export const barMember =
  (id: number, now: number): Change =>
  ({ members, barred }) => {
    if (barred.includes(id)) return { outcome: done }
    const others = members.filter((member) => member !== id)
    return { outcome: done, after: { members: others, barred: [...barred, id], updatedAt: now } }
  }

/** Opens an invitation in place of an earlier one. `until` in epoch ms. */
export const openInvitation =
  (user: string, invitation: { code: string; until: number }): Change =>
  (group) => {
    const refused = ownerRefusal(group, user)
    if (refused) return { outcome: refused }
    if (group.editors.length >= groupEditorsMax) return { outcome: refusals.tooManyEditors }
    return { outcome: done, after: { invitation } }
  }

export const closeInvitation =
  (user: string): Change =>
  (group) => {
    const refused = ownerRefusal(group, user)
    if (refused) return { outcome: refused }
    return group.invitation === null ? { outcome: done } : { outcome: done, after: { invitation: null } }
  }

/** Makes somebody an editor by an invitation, which is over then. Who edits the group already uses none up. */
export const acceptInvitation =
  (person: GroupPerson, code: string): Change =>
  (group) => {
    if (roleIn(group, person.user) !== null) return { outcome: done }
    const { invitation, editors } = group
    if (invitation?.code !== code || invitation.until <= person.since) return { outcome: refusals.noInvitation }
    if (editors.length >= groupEditorsMax) return { outcome: refusals.tooManyEditors }
    return { outcome: done, after: { editors: [...editors, person], invitation: null } }
  }

/** Takes an editor away, by their id in the group; answers whose they are, null where they are gone already. */
export const removeEditor =
  (user: string, editor: string): Change<string | null> =>
  (group, tried) => {
    const role = roleIn(group, user)
    const found = group.editors.find(({ id }) => id === editor)
    // Their own write, whose answer got lost.
    if (role === null) return { outcome: tried > 0 && !found ? { ok: true, value: user } : refusals.notEditor }
    if (editor === group.owner.id) return { outcome: role === 'owner' ? refusals.ownerStays : refusals.notOwner }
    if (role === 'editor' && found?.user !== user) return { outcome: refusals.notOwner }
    if (!found) return { outcome: { ok: true, value: null } }
    const editors = group.editors.filter(({ id }) => id !== editor)
    return { outcome: { ok: true, value: found.user }, after: { editors } }
  }

/** Makes an editor the owner; who was it becomes an editor. An open invitation ends. */
export const handOver =
  (user: string, editor: string): Change =>
  (group) => {
    if (group.owner.id === editor && roleIn(group, user) !== null) return { outcome: done }
    const refused = ownerRefusal(group, user)
    if (refused) return { outcome: refused }
    const next = group.editors.find(({ id }) => id === editor)
    if (!next) return { outcome: refusals.noEditor }
    const editors = [...group.editors.filter(({ id }) => id !== editor), group.owner]
    return { outcome: done, after: { owner: next, editors, invitation: null } }
  }

/** How many reports of a group are kept until somebody looks at them: so many that friends of its owner leave room for others. */
export const mostReports = 100

/** Keeps a report, one of each reporter and as many as are kept. */
export const report =
  (given: StoredGroup['reports'][number]): Change =>
  ({ reports, dismissed }) => {
    const isKnown = dismissed.includes(given.by) || reports.some(({ by }) => by === given.by)
    return isKnown || reports.length >= mostReports
      ? { outcome: done }
      : { outcome: done, after: { reports: [...reports, given] } }
  }

/** How many who reported a group are remembered after their reports were dismissed. */
const mostDismissed = 1000

export const dismissReports: Change = ({ reports, dismissed }) =>
  reports.length === 0
    ? { outcome: done }
    : {
        outcome: done,
        after: { reports: [], dismissed: [...dismissed, ...reports.map(({ by }) => by)].slice(-mostDismissed) },
      }
