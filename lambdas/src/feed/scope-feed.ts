import { type SyncedPart, typeParts } from '@kupodex/data/character'
import { fill, type RankingAnswer } from '@kupodex/data/contract'
import { type BoardType, boardTypes, collectionNames, type Language, newestRaid } from '@kupodex/data/game'
import type { PublishedStore } from '@kupodex/data/store'
import { readPublished } from '../ground/read-published.ts'
import type { Outcome } from '../http/failure.ts'
import { type FeedDeps, makeFeed, mostEntries, type NewEntry, noSuchFeed, shownAmong } from './make.ts'
import { readNames } from './names.ts'
import { feedTexts } from './texts.ts'

/** An entry about a character, and the part of it that says so. */
type EntryOf = NewEntry & { character: number; part: SyncedPart }

/** The board whose page is the page of a scope's feed. */
const firstType = 'achievement'

const otherTypes = boardTypes.filter((type) => type !== firstType)

interface Board {
  type: BoardType
  answer: RankingAnswer
}

/** Reads a board of a scope; null where it is not published. */
const readBoard = async (published: PublishedStore, scope: string, type: BoardType): Promise<Board | null> => {
  const answer = await readPublished(published, 'ranking', { type, scope, mode: 'standard' })
  return answer && { type, answer }
}

/** Who is first on a board of a scope, when they reached their score. */
const leadersOf = (lang: Language, scope: string, { type, answer }: Board): EntryOf[] =>
  answer.chars
    .filter(({ rank, date }) => rank === 1 && date > 0)
    .map(({ id, name, score, date }) => ({
      ...{ character: id, part: typeParts[type] },
      word: `first/${type}/${id}`,
      title: fill(feedTexts[lang].leads, { name, board: collectionNames[type][lang] }),
      path: `/ranking/${type}/${scope}/`,
      updated: date * 1000,
      summary: fill(feedTexts[lang].score, { score: score.toLocaleString(lang) }),
      category: type,
    }))

/** Who was first in a scope to clear the newest raid that anybody there has cleared. */
const clearsOf = async (published: PublishedStore, lang: Language, scope: string): Promise<EntryOf[]> => {
  const [answer, names] = await Promise.all([
    readPublished(published, 'raid', { scope, raidId: newestRaid }),
    readNames(published, lang, ['raids']),
  ])
  if (!answer) return []
  const { raidId, chars } = answer
  return chars.map(({ id, name, rank, date }) => ({
    // The Lodestone shows a clear as an achievement.
    ...{ character: id, part: 'achievements' },
    word: `raid/${raidId}/${id}`,
    title: fill(feedTexts[lang].cleared, { name, raid: names('raids', raidId) }),
    path: `/ranking/raid/${scope}/${raidId}/`,
    updated: date * 1000,
    summary: fill(feedTexts[lang].rank, { rank: rank.toLocaleString(lang) }),
    category: 'raid',
  }))
}

/** Who leads a scope's boards and cleared the newest raid there first, without who hides it now; `noSuchFeed` where nobody is ranked. */
export const scopeFeed = async (
  { store, published }: FeedDeps,
  { lang, scope }: { lang: Language; scope: string },
): Promise<Outcome<string>> => {
  // A night writes all boards of a scope, so one says whether there are any.
  const first = await readBoard(published, scope, firstType)
  if (first === null) return noSuchFeed('Nobody is ranked in a place of this name.')
  const [others, clears] = await Promise.all([
    Promise.all(otherTypes.map((type) => readBoard(published, scope, type))),
    clearsOf(published, lang, scope),
  ])
  const leaders = [first, ...others].flatMap((board) => (board ? leadersOf(lang, scope, board) : []))
  const entries = [...leaders, ...clears].toSorted((a, b) => b.updated - a.updated).slice(0, mostEntries)
  return makeFeed({
    ...{ call: 'scopeFeed', language: lang, of: scope, path: `/ranking/${firstType}/${scope}/` },
    title: scope === 'global' ? feedTexts[lang].allWorlds : scope,
    otherwise: first.answer.generateTime,
    entries: await shownAmong(store, entries),
  })
}
