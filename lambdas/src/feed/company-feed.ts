import { typeParts } from '@kupodex/data/character'
import { fill } from '@kupodex/data/contract'
import { collectionNames, type Language } from '@kupodex/data/game'
import { readCompany } from '../ground/read-published.ts'
import type { Outcome } from '../http/failure.ts'
import { type FeedDeps, makeFeed, noSuchFeed, shownAmong } from './make.ts'
import { readNames } from './names.ts'
import { feedTexts } from './texts.ts'

/** The collections of which a free company's file has what came last. */
const types = ['achievement', 'mount'] as const

/** What members of a free company obtained last, without who hides it now; `noSuchFeed` for one that is not published. */
export const companyFeed = async (
  { store, published }: FeedDeps,
  { lang, company: id }: { lang: Language; company: string },
): Promise<Outcome<string>> => {
  const read = await readCompany(published, id)
  if (read === null) return noSuchFeed('Kupodex knows fewer than two members of a Free Company with this ID.')
  const { company, at: generatedAt } = read
  const newest = types.flatMap((type) =>
    (company.newest?.[type] ?? []).flatMap(([at, thing, date]) => {
      const member = company.members[at]
      return member ? [{ type, thing, date, member, character: member.id, part: typeParts[type] }] : []
    }),
  )
  const [shown, names] = await Promise.all([
    shownAmong(store, newest),
    readNames(
      published,
      lang,
      types.map((type) => typeParts[type]),
    ),
  ])
  return makeFeed({
    ...{ call: 'companyFeed', language: lang, of: id, title: company.name, path: `/fc/${id}/` },
    otherwise: generatedAt,
    entries: shown.map(({ type, part, thing, date, member }) => ({
      word: `${type}/${thing}/${member.id}`,
      title: fill(feedTexts[lang].obtained, { name: member.name, thing: names(part, thing) }),
      path: `/char/${member.id}/`,
      updated: date * 1000,
      summary: collectionNames[type][lang],
      category: type,
    })),
  })
}
