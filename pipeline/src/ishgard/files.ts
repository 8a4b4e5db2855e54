import {
  type IshgardAnswer,
  type IshgardIndexAnswer,
  ishgardRowOf,
  publishedKey,
  shortIshgardRow,
} from '@kupodex/data/contract'
import { type IshgardGroup, ishgardGroups } from '@kupodex/data/game'
import { boardPageSize, pagesOf, type Scope } from '@kupodex/data/rules'
import { stamper } from '../nightly/write/stamp.ts'
import type { ManifestEntry, PublishFile } from '../publish/index.ts'
import type { Result } from './archive.ts'
import { boardOf, groupsOf } from './board.ts'
import type { Archive } from './kept.ts'

export interface BoardsOf extends Archive {
  scopes: readonly Scope[]
  /** Row id of each job, by its code. */
  jobIds: ReadonlyMap<string, number>
  /** When the game's data last changed (epoch ms). */
  deployTime: number
  /** Epoch ms. */
  now: number
  /** The files published before, by key. */
  before: Readonly<Record<string, ManifestEntry>>
}

/** What a file holds beside its times. */
type Content<Answer> = Omit<Answer, 'deployTime' | 'generateTime'>

/** The scopes that a world's results are compared in, by its id; a world that is not public is in none but global. */
const scopesByWorld = (scopes: readonly Scope[]): ReadonlyMap<number, readonly string[]> => {
  const dataCenters = new Map(scopes.flatMap(({ kind, id, slug }) => (kind === 'dataCenter' ? [[id, slug]] : [])))
  return new Map(
    scopes.flatMap(({ kind, id, slug, dataCenterId }) =>
      kind === 'world' ? [[id, ['global', dataCenters.get(dataCenterId) ?? [], slug].flat()]] : [],
    ),
  )
}

/** Results by scope, season, group and day: what each board is made from. */
const sorted = ({ results, scopes }: BoardsOf) => {
  const scopesOf = scopesByWorld(scopes)
  const boards = new Map<string, Result[]>()
  for (const result of results) {
    for (const scope of scopesOf.get(result.worldId) ?? ['global']) {
      for (const group of groupsOf(result.job)) {
        const name = `${scope}/${result.season}/${group}/${result.day}`
        const board = boards.get(name)
        if (board) board.push(result)
        else boards.set(name, [result])
      }
    }
  }
  return boards
}

const indexOf = ({ results, synthetic }: Archive, names: Iterable<string>): Content<IshgardIndexAnswer> => {
  const boards = [...names].map((name) => name.split('/'))
  const seasons = [...new Set(results.map(({ season }) => season))].sort((a, b) => a - b)
  return {
    synthetic,
    seasons: seasons.map((season) => {
      const ofSeason = boards.filter(([, boardSeason]) => boardSeason === String(season))
      const groups = new Set(ofSeason.map(([, , group]) => group))
      return {
        season,
        days: [...new Set(ofSeason.map(([, , , day]) => Number(day)))].sort((a, b) => a - b),
        groups: ishgardGroups.filter((group) => groups.has(group)),
        scopes: [...new Set(ofSeason.map(([scope = '']) => scope))].sort((a, b) =>
          a === 'global' ? -1 : b === 'global' ? 1 : a < b ? -1 : 1,
        ),
      }
    }),
  }
}

/**
 * The files of an archive: a board by scope, season, group and day with every rank, and the index. A whole archive (80 worlds,
 * a hundred ranks to a list) has some 36,000, which are published once; its largest, the crafters of all worlds, is some 4 MB.
 */
export function* ishgardFiles(archive: BoardsOf): Generator<PublishFile> {
  const { synthetic, jobIds } = archive
  const stamp = stamper(archive)
  const boards = sorted(archive)
  const file = <Answer>(key: string, content: Content<Answer>): PublishFile => {
    const { bytes, ...entry } = stamp.answer(key, content)
    return { ...entry, body: () => bytes }
  }
  for (const [name, today] of [...boards].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [scope = '', season = '', group = '', day = ''] = name.split('/')
    const yesterday = boards.get(`${scope}/${season}/${group}/${Number(day) - 1}`) ?? []
    const { rows, ...charts } = boardOf({ today, yesterday, jobIds })
    yield file<IshgardAnswer>(publishedKey('ishgard', { scope, season, group, day }), {
      ...{ synthetic, season: Number(season), group: group as IshgardGroup, day: Number(day) },
      ...{ count: rows.length, page: 1, pageSize: boardPageSize, pages: pagesOf(rows.length) },
      chars: rows.slice(0, boardPageSize).map(ishgardRowOf),
      rest: rows.slice(boardPageSize).map(shortIshgardRow),
      ...charts,
    })
  }
  yield file<IshgardIndexAnswer>(publishedKey('ishgardIndex', {}), indexOf(archive, boards.keys()))
}
