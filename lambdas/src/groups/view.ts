import type { CharEntry, GroupAnswer, GroupSummary, OwnGroupAnswer, OwnGroupsAnswer } from '@kupodex/data/contract'
import { type MemberOfGroup, roleIn, type StoredGroup } from '@kupodex/data/store'

/** What everybody sees of a group without its members. */
export const summaryOf = ({
  slug,
  name,
  note,
  listedAt,
  members,
  createdAt,
  updatedAt,
}: StoredGroup): GroupSummary => ({
  ...{ slug, name, note, listed: listedAt !== null, size: members.length, createdAt, updatedAt },
})

/** A group as anybody sees it. `worlds` are names of worlds by id. */
export const groupView = (
  group: StoredGroup,
  members: ReadonlyMap<number, MemberOfGroup>,
  worlds: ReadonlyMap<number, string>,
): GroupAnswer => {
  const shown = group.members.flatMap((id): CharEntry[] => {
    const member = members.get(id)
    if (!member || !('card' in member)) return []
    const { name, worldId, iconUrl } = member.card
    return [{ id, name, worldId, worldName: worlds.get(worldId) ?? '', iconUrl }]
  })
  return { ...summaryOf(group), members: shown, hidden: group.members.length - shown.length }
}

/** The same as somebody who edits it sees it. `nicknames` are those of users by their keys. */
export const ownGroupView = (
  group: StoredGroup,
  user: string,
  view: GroupAnswer,
  nicknames: ReadonlyMap<string, string>,
): OwnGroupAnswer => {
  const role = roleIn(group, user) ?? 'editor'
  const shown = new Set(view.members.map(({ id }) => id))
  return {
    ...view,
    role,
    hiddenIds: group.members.filter((id) => !shown.has(id)),
    editors: [group.owner, ...group.editors].map((person, at) => ({
      id: person.id,
      nickname: nicknames.get(person.user) ?? '',
      role: at === 0 ? 'owner' : 'editor',
      since: person.since,
      self: person.user === user,
    })),
    invitation:
      role === 'owner' && group.invitation ? { code: group.invitation.code, until: group.invitation.until } : null,
  }
}

/** The groups of a user, those changed last first. */
export const ownGroupsView = (groups: readonly StoredGroup[], user: string): OwnGroupsAnswer => ({
  groups: groups
    .toSorted((a, b) => b.updatedAt - a.updatedAt || a.slug.localeCompare(b.slug))
    .map((group) => ({ ...summaryOf(group), role: roleIn(group, user) ?? 'editor' })),
})
