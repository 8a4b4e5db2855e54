import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { objectKey, slottedSets, type RankingAnswer, type RankingPagesAnswer, liveKey } from '@kupodex/data/contract'
import { boardPageSize, pagesOf } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { oddNames } from './names.ts'

const times = { deployTime: 1000, generateTime: Date.UTC(2026, 0, 6) }

/** A world that the tables do not have. */
export const unknownWorld = 65_535

/** The people of the synthetic world: every odd name, one without a name, and more than one page of others. */
export const rows: RankingAnswer['chars'] = [
  ...oddNames,
  '',
  ...Array.from({ length: 150 }, (_, at) => `Plain Name${at}`),
  ...oddNames,
].map((name, at) => ({
  id: 1001 + at,
  name,
  iconUrl: 'https://nowhere.invalid/no-such-picture.png',
  worldId: at % 2 === 0 ? unknownWorld : 0,
  rank: at + 1,
  yesterdayRank: at === 0 ? null : at,
  weekRank: at === 1 ? null : Math.max(1, at - 1),
  score: 1_000_000_000_000 - at,
  date: 1_700_000_000,
}))

const pages = pagesOf(rows.length)
const cutOffs = { top10: 1, top100: 1, top1Percent: 1, top10Percent: 1 }
const board: RankingAnswer = {
  ...times,
  ...{ count: rows.length, possible: 286, page: 1, pageSize: boardPageSize, pages, cutOffs },
  chars: rows.slice(0, boardPageSize),
}
const deep: RankingPagesAnswer = {
  ...times,
  ...{ pageSize: boardPageSize, firstPage: 1, iconBase: 'https://nowhere.invalid/' },
  rows: rows.map(({ id, name, worldId, rank, weekRank, score, date }) => {
    return [id, name, null, worldId, rank, 0, score, date, weekRank ?? 0]
  }),
}
const mount = (id: number, text: string) => ({
  ...{ id, updatedAt: 1, deleted: false, obtainable: true, isInLog: true, patch: '7.3', icon: 0 },
  ...{ name: text, howTo: text.slice(0, 30), description: text.slice(0, 30) },
})

/** Ids that a list shows: those of the game's own log. */
export const mountIds: readonly number[] = loadTable('mounts')
  .filter(({ isInLog }) => isInLog)
  .map(({ id }) => id)

/** The things of the made world: mounts that are called as the people are. */
const mounts = oddNames.map((name, at) => mount(mountIds[at] ?? 0, name))

const files: Record<string, unknown> = {
  'api/published.json': {
    ...times,
    characters: rows.length,
    boards: [{ type: 'mount', mode: 'standard', scope: 'global', count: rows.length }],
    rarity: [{ type: 'mount', scope: 'global', charCount: rows.length }],
  },
  'api/ranking/mount/global/standard.json': board,
  'api/ranking-pages/mount/global/standard/0.json': deep,
  'api/rarity/mount/global.json': {
    ...times,
    charCount: rows.length,
    rarity: mounts.map(({ id }, at) => ({ id, count: at, points: 70, percent: 1, percentFull: 1, percentile: 1 })),
  },
  ...Object.fromEntries(
    ['en', 'de', 'fr', 'ja'].map((language) => [
      `api/game/${language}/mounts.json`,
      { deployTime: 1, tables: { mounts } },
    ]),
  ),
}

const live = Object.fromEntries(slottedSets.map((set) => [set, { slot: 'a' as const, since: 1 }]))

/** Writes what a night of the made world would have published below `folder`; gives where that of a key lies, null for all other keys. */
export const writeWorld = (folder: string): ((key: string) => string | null) => {
  const put = (file: string, value: unknown) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(value))
  }
  const fileOf = (key: string) => join(folder, objectKey(live, key) ?? key)
  put(join(folder, liveKey), live)
  for (const [key, value] of Object.entries(files)) put(fileOf(key), value)
  return (key) => (key in files ? fileOf(key) : null)
}
