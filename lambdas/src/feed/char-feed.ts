import { partTypes, type SyncedPart, syncedParts } from '@kupodex/data/character'
import { collectionPages, type Language } from '@kupodex/data/game'
import { cardTexts, collectionName } from '../card/texts.ts'
import { type Shown, shownOf } from '../character/shown.ts'
import type { Outcome } from '../http/failure.ts'
import { type FeedDeps, makeFeed, mostEntries, noSuchFeed } from './make.ts'
import { readNames } from './names.ts'

/** Something that a character obtained, and when (epoch s), or when it was first seen to have it. */
interface Obtained {
  part: SyncedPart
  id: number
  date: number
}

const newestOf = (shown: Shown): Obtained[] =>
  syncedParts
    .flatMap((part) => shown.gained(part).map(({ id, date }) => ({ part, id, date })))
    .sort((a, b) => b.date - a.date || a.id - b.id)
    .slice(0, mostEntries)

/** The page of a thing: an achievement's own, since its list at a character needs its category. */
const pathOf = (character: number, { part, id }: Obtained): string =>
  part === 'achievements'
    ? `/rarity/achievement/global/${id}/`
    : `/char/${character}/${collectionPages[partTypes[part]].path}/${id}/`

/** The last things that a character obtained, as far as anyone may see them; `noSuchFeed` for one that was never read, or is deleted. It is put in no queue. */
export const charFeed = async (
  { store, published }: FeedDeps,
  { lang, id }: { lang: Language; id: number },
): Promise<Outcome<string>> => {
  const character = await store.readCharacter(id)
  const { name, status, updatedAt = null } = character?.profile ?? {}
  if (!character || status === 'deleted' || updatedAt === null)
    return noSuchFeed('Kupodex has not read a character with this ID.')
  const shown = shownOf(character)
  const newest = newestOf(shown)
  const names = await readNames(
    published,
    lang,
    newest.map(({ part }) => part),
  )
  return makeFeed({
    ...{ call: 'charFeed', language: lang, of: String(id), title: name ?? '', path: `/char/${id}/` },
    ...(shown.hidden ? { subtitle: cardTexts[lang].private.line } : {}),
    otherwise: character.profile.createdAt ?? updatedAt,
    entries: newest.map((thing) => ({
      word: `${partTypes[thing.part]}/${thing.id}`,
      title: names(thing.part, thing.id),
      path: pathOf(id, thing),
      updated: thing.date * 1000,
      summary: collectionName(partTypes[thing.part], lang),
      category: partTypes[thing.part],
    })),
  })
}
