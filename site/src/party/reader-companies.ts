import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { readKept } from '#tables/kept-characters.ts'

export type ReaderCompany = NonNullable<CharacterAnswer['freeCompany']>

/** How many of the reader's characters are looked at. */
const most = 5

/** The free companies of the reader's characters, each once: as this browser has those, else as the first of them is answered. */
export const readerCompanies = async (
  ids: readonly number[],
  ask: Ask,
  kept: typeof readKept = readKept,
): Promise<ReaderCompany[]> => {
  const [first] = ids
  if (first === undefined) return []
  const known = (await Promise.all(ids.slice(0, most).map(kept))).flatMap((one) => one?.answer ?? [])
  const asked = known.length > 0 ? null : await ask('charcache', { id: first }, { once: true })
  const characters = asked?.ok === true ? [asked.value] : known
  const companies = characters.flatMap(({ private: isPrivate, freeCompany }) =>
    isPrivate || freeCompany == null ? [] : [freeCompany],
  )
  return [...new Map(companies.map((company) => [company.id, company])).values()]
}
