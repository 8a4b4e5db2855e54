import {
  type CompaniesAnswer,
  type Company,
  type CompanyMember,
  mostCharacters,
  severalItemsParams,
} from '@kupodex/data/contract'
import { companyShard } from '@kupodex/data/rules'
import type { Ask } from '#ask/ask.ts'
import { published } from '#ask/outcome.ts'
import { cut } from '#format/cut.ts'
import { splitLanguage } from '#paths/paths.ts'

/** What members are listed by: the number of a board, or when they obtained their newest achievement. */
export type MemberOrder = number | 'newest'

/** The id of the free company that a path is of; null for another path. It has more digits than a number holds. */
export const companyInPath = (path: string): string | null =>
  /^\/fc\/([1-9][0-9]{18,19})\/$/.exec(splitLanguage(path).path)?.[1] ?? null

/** The collections of which a free company names who obtained something last. */
export const newestTypes = ['achievement', 'mount'] as const

/** Something that a member obtained, and when (epoch s), or was first seen to have. */
export interface NewestThing {
  member: CompanyMember
  id: number
  date: number
}

/** A free company that is published, without those who were hidden since, and when its file last changed (epoch ms). */
export type ShownCompany = Omit<Company, 'newest'> &
  Pick<CompaniesAnswer, 'generateTime'> & { newest: Readonly<Record<(typeof newestTypes)[number], NewestThing[]>> }

/** Who of the members has been hidden since the last night; nobody where that cannot be asked. */
const hiddenSince = async (ask: Ask, members: readonly CompanyMember[]): Promise<ReadonlySet<number>> => {
  const ids = members.map(({ id }) => id)
  const answers = await Promise.all(
    cut(ids, mostCharacters).map((some) => ask('charsitems', severalItemsParams(['mount'], some), { once: true })),
  )
  return new Set(answers.flatMap((answer) => (answer.ok ? answer.value.hidden : [])))
}

/** Ranks among members of whom some of those who were ranked are left out. */
const rankedAgain = (members: readonly CompanyMember[]): CompanyMember[] =>
  members.map((member) => ({
    ...member,
    ranks: member.ranks.map((rank, board) =>
      rank === null ? null : 1 + members.filter(({ ranks }) => (ranks[board] ?? Infinity) < rank).length,
    ),
  }))

/** A company without some of its members: they are in no total, no rank and nothing that was obtained last. */
const without = (company: Company, hidden: ReadonlySet<number>): Omit<ShownCompany, 'generateTime'> => {
  const isShown = (member: CompanyMember | undefined): member is CompanyMember => !!member && !hidden.has(member.id)
  const shown = company.members.filter(isShown)
  const members = shown.length === company.members.length ? shown : rankedAgain(shown)
  const totals = company.totals.map((_, board) => members.reduce((sum, { scores }) => sum + (scores[board] ?? 0), 0))
  const newest = Object.fromEntries(
    newestTypes.map((type) => [
      type,
      (company.newest?.[type] ?? []).flatMap(([at, id, date]) => {
        const member = company.members[at]
        return isShown(member) ? [{ member, id, date }] : []
      }),
    ]),
  ) as ShownCompany['newest']
  return { ...company, members, totals, newest }
}

/** A free company; null where it is not published, or is none any more without those hidden since. Throws an `AskError` where its file cannot be had. */
export const loadCompany = async (ask: Ask, id: string): Promise<ShownCompany | null> => {
  const shard = published(await ask('companies', { shard: companyShard(id) }))
  const company = shard?.companies[id]
  if (shard === null || company === undefined) return null
  const shown = without(company, await hiddenSince(ask, company.members))
  return shown.members.length < 2 ? null : { ...shown, generateTime: shard.generateTime }
}

/** Sorts by a number, null behind all others. */
const nullLast = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a - b

/** The members in an order: by rank on a board, those with a score of 0 after them and those whose score is not known last; or the newest first. */
export const sortedMembers = (members: readonly CompanyMember[], by: MemberOrder): CompanyMember[] =>
  members.toSorted((a, b) => {
    if (by === 'newest') return nullLast(a.newest && -a.newest, b.newest && -b.newest) || a.id - b.id
    const isKnown = (member: CompanyMember) => Number((member.scores[by] ?? null) === null)
    return isKnown(a) - isKnown(b) || nullLast(a.ranks[by] ?? null, b.ranks[by] ?? null) || a.id - b.id
  })

/** Who is first on a board; null where nobody has a score. */
export const firstOf = (members: readonly CompanyMember[], board: number): CompanyMember | null =>
  members.find(({ ranks }) => ranks[board] === 1) ?? null
