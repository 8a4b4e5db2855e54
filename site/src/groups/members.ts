import {
  type ChangeMembersAnswer,
  groupMembersMax,
  type MemberRefusal,
  type OwnGroupAnswer,
} from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { answered, type Outcome } from '#ask/outcome.ts'

/** Adds characters to a group, as many at a time as a request may have; `take` gets the group after each. Where one fails, asking again adds the rest. */
export const addMembers = async (
  ask: Ask,
  slug: string,
  ids: readonly number[],
  take: (group: OwnGroupAnswer) => void,
): Promise<Outcome<ChangeMembersAnswer['refused']>> => {
  const refused: ChangeMembersAnswer['refused'] = []
  for (let from = 0; from < ids.length; from += groupMembersMax) {
    const outcome = await ask('changeMembers', { slug }, { body: { add: ids.slice(from, from + groupMembersMax) } })
    if (!outcome.ok) return outcome
    take(outcome.value.group)
    refused.push(...outcome.value.refused)
  }
  return answered(refused)
}

/** Puts a character back into a group, before the member that it stood before; behind all others where there is none. */
export const putBackMember = (
  ask: Ask,
  slug: string,
  id: number,
  before: number | null,
): Promise<Outcome<ChangeMembersAnswer>> =>
  ask('changeMembers', { slug }, { body: { add: [id], ...(before !== null && { before }) } })

export const removeMember = (ask: Ask, slug: string, id: number): Promise<Outcome<ChangeMembersAnswer>> =>
  ask('changeMembers', { slug }, { body: { remove: [id] } })

/** Who was not added, by why; reasons in the order in which they first occur. */
export const byReason = (refused: ChangeMembersAnswer['refused']): [why: MemberRefusal, ids: number[]][] =>
  [...Map.groupBy(refused, ({ why }) => why)].map(([why, some]) => [why, some.map(({ id }) => id)])
