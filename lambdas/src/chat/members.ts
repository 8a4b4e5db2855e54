import type { CompaniesAnswer } from '@kupodex/data/contract'
import { foldSearch, type IndexedCompany, lookUpCompanies } from '@kupodex/data/names'
import type { PublishedStore } from '@kupodex/data/store'
import { chatLimits } from '../ground/limits.ts'
import { readCompany, readPublished } from '../ground/read-published.ts'
import type { CommandDeps } from './deps.ts'
import { findCharacter, suggestCharacters } from './people.ts'
import type { Choice } from './reply.ts'

export interface Members {
  ids: readonly number[]
  /** How many are meant; more than `ids` where a free company has more than are looked at. */
  of: number
  /** A free company; null for characters by their names. */
  company: { id: string; name: string } | null
}

/** The beginning of the value that stands for a free company. */
const companyWord = 'fc/'

const companyPattern = new RegExp(`^(?:https?://\\S+/)?${companyWord}([1-9][0-9]{18,19})/?$`)

const findCompanies = (published: PublishedStore, text: string): Promise<IndexedCompany[]> =>
  lookUpCompanies((prefix) => readPublished(published, 'companyNames', { prefix }), text)

const byRank = (a: CompaniesAnswer['companies'][string]['members'][number], b: typeof a): number =>
  (a.ranks[0] ?? Infinity) - (b.ranks[0] ?? Infinity) || a.id - b.id

const membersOf = async (published: PublishedStore, id: string): Promise<Members | null> => {
  const read = await readCompany(published, id)
  if (read === null) return null
  const { company } = read
  const ids = company.members.toSorted(byRank).map((member) => member.id)
  return { ids: ids.slice(0, chatLimits.together), of: ids.length, company: { id, name: company.name } }
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** A free company by its whole name; null where none or several have it. */
const companyNamed = async (published: PublishedStore, name: string): Promise<Members | null> => {
  const wanted = foldSearch(name)
  const [only, other] = (await findCompanies(published, name)).filter((one) => foldSearch(one.name) === wanted)
  return only === undefined || other !== undefined ? null : membersOf(published, only.id)
}

/** Whom a text means: a free company, or characters by their names or ids with commas between. Else which of these is not one of ours. */
export const readMembers = async (
  deps: Pick<CommandDeps, 'published' | 'places'>,
  text: string,
): Promise<{ ok: true; members: Members } | { ok: false; unclear: string }> => {
  const { published } = deps
  const [, id] = companyPattern.exec(text) ?? []
  const unclear = (part: string) => ({ ok: false, unclear: part }) as const
  if (id !== undefined) {
    const members = await membersOf(published, id)
    return members === null ? unclear(text) : { ok: true, members }
  }
  const parts = partsOf(text).slice(0, chatLimits.together)
  const meant = await Promise.all(parts.map((part) => findCharacter(deps, part)))
  const at = meant.findIndex(({ kind }) => kind !== 'one')
  if (at < 0 && parts.length > 0) {
    const ids = [...new Set(meant.flatMap((one) => (one.kind === 'one' ? [one.id] : [])))]
    return { ok: true, members: { ids, of: ids.length, company: null } }
  }
  const company = parts.length === 1 ? await companyNamed(published, text) : null
  return company === null ? unclear(parts[at] ?? '') : { ok: true, members: company }
}

/** What a list of characters may become: with one more, or, while it has none, a free company. */
export const suggestMembers = async (
  deps: Pick<CommandDeps, 'published' | 'places'>,
  text: string,
): Promise<Choice[]> => {
  const at = text.lastIndexOf(',')
  const [before, last] = [at < 0 ? '' : `${text.slice(0, at).trim()}, `, text.slice(at + 1).trim()]
  const [people, companies] = await Promise.all([
    suggestCharacters(deps, last),
    before === '' ? findCompanies(deps.published, last) : [],
  ])
  const worldOf = (worldId: number) => deps.places.find(({ id }) => id === worldId)?.world ?? ''
  // Half of each, where there are many of both.
  const some = companies.slice(0, 12).map(({ id, name, worldId }) => ({
    name: `${name} · ${worldOf(worldId)}`,
    value: companyWord + id,
  }))
  return [
    // As names, which are what somebody sees who goes on typing.
    ...people.slice(0, 25 - some.length).map(({ name }) => ({ name: before + name, value: before + name })),
    ...some,
  ]
}
