import { type SyncedPart, typeParts } from '@kupodex/data/character'
import { fill, publishedKey, raidAnswer, rankingAnswer } from '@kupodex/data/contract'
import { boardTypes, collectionNames, type Language, newestRaid } from '@kupodex/data/game'
import type { PublishedStore } from '@kupodex/data/store'
import type { Outcome } from '../http/failure.ts'
import { type FeedDeps, makeFeed, mostEntries, type NewEntry, noSuchFeed, shownAmong } from './make.ts'
import { readNames } from './names.ts'
import { feedTexts } from './texts.ts'

/** An entry about a character, and the part of it that says so. */
type EntryOf = NewEntry & { character: number; part: SyncedPart }

/** Who is first on each board of a scope, when they reached their score; null where nothing is published of it. */
const leadersOf = async (published: PublishedStore, lang: Language, scope: string) => {
  const boards = await Promise.all(
    boardTypes.map(async (type) => ({
      type,
      file: await published.getJson(publishedKey('ranking', { type, scope, mode: 'standard' }), rankingAnswer),
    })),
  )
  const [first] = boards.flatMap(({ file }) => file?.value.generateTime ?? [])
  if (first === undefined) return null
  const entries = boards.flatMap(({ type, file }): EntryOf[] =>
    (file?.value.chars ?? [])
      .filter(({ rank, date }) => rank === 1 && date > 0)
      .map(({ id, name, score, date }) => ({
        ...{ character: id, part: typeParts[type] },
        word: `first/${type}/${id}`,
        title: fill(feedTexts[lang].leads, { name, board: collectionNames[type][lang] }),
        path: `/ranking/${type}/${scope}/`,
        updated: date * 1000,
        summary: fill(feedTexts[lang].score, { score: score.toLocaleString(lang) }),
        category: type,
      })),
  )
  return { entries, generateTime: first }
}

/** Who was first in a scope to clear the newest raid that anybody there has cleared. */
const clearsOf = async (published: PublishedStore, lang: Language, scope: string): Promise<EntryOf[]> => {
  const [file, names] = await Promise.all([
    published.getJson(publishedKey('raid', { scope, raidId: newestRaid }), raidAnswer),
    readNames(published, lang, ['raids']),
  ])
  if (!file) return []
  const { raidId, chars } = file.value
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
  const [leaders, clears] = await Promise.all([leadersOf(published, lang, scope), clearsOf(published, lang, scope)])
  if (leaders === null) return noSuchFeed('Nobody is ranked in a place of this name.')
  const entries = [...leaders.entries, ...clears].toSorted((a, b) => b.updated - a.updated).slice(0, mostEntries)
  return makeFeed({
    ...{ call: 'scopeFeed', language: lang, of: scope, path: `/ranking/achievement/${scope}/` },
    title: scope === 'global' ? feedTexts[lang].allWorlds : scope,
    otherwise: leaders.generateTime,
    entries: await shownAmong(store, entries),
  })
}
