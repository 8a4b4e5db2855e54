import { isItemType, type ItemType } from '@kupodex/data/character'
import type { Collector, KindPlaces } from '@kupodex/data/places'
import type { OwnedBy } from '#party/owned-by.ts'
import type { Member, Party } from '#party/party.ts'

export interface MemberCollector extends Collector {
  member: Member
  /** The collections of which it is not known what they have. */
  unknown: ReadonlySet<string>
}

/** The collections that are read for places: the one that is asked for, else all that they give something of. */
export const typesIn = ({ things }: KindPlaces, type: string | null): ItemType[] => {
  const given = Object.keys(things).filter(isItemType)
  const chosen = given.filter((one) => one === type)
  return chosen.length === 0 ? given : chosen
}

/** The members of a party who are there this time. */
export const goingOf = ({ members }: Party, out: readonly number[]): Member[] => {
  const away = new Set(out)
  return members.filter(({ id }) => !away.has(id))
}

/** Members as those whose things count, of some collections; of all others nothing is known. */
export const collectorsOf = (
  members: readonly Member[],
  types: readonly ItemType[],
  owned: OwnedBy,
): MemberCollector[] =>
  members.map((member) => {
    const sets = new Map<string, ReadonlySet<number>>()
    for (const type of types) {
      const set = owned(type, member.id)
      if (set !== null) sets.set(type, set)
    }
    return {
      member,
      unknown: new Set(types.filter((type) => !sets.has(type))),
      has: (type, id) => sets.get(type)?.has(id) ?? null,
    }
  })

/** Of how many each of some collections is not known; those that are known of everybody are left out. */
export const unknownCounts = (
  collectors: readonly MemberCollector[],
  types: readonly ItemType[],
): { type: ItemType; count: number }[] =>
  types
    .map((type) => ({ type, count: collectors.filter(({ unknown }) => unknown.has(type)).length }))
    .filter(({ count }) => count > 0)
