import { type IshgardGroup, ishgardGroups, type IshgardIndexAnswer, publishedKey } from '@kupodex/data/contract'
import type { Scope } from '@kupodex/data/rules'
import { stamper } from '../nightly/stamp.ts'
import type { ManifestEntry, PublishFile } from '../publish/index.ts'
import type { Result } from './archive.ts'
import { boardOf, groupsOf } from './board.ts'

/** An archive and what it is published with. */
export interface Archive {
  results: readonly Result[]
  /** Whether the results are made up. */
  synthetic: boolean
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

/** Results by scope, season, group and day: what each board is made from. A world that is not public is in global boards alone. */
const sorted = ({ results, scopes }: Archive) => {
  const slugs = new Map(scopes.flatMap(({ kind, id, slug }) => (kind === 'world' ? [[id, slug]] : [])))
  const boards = new Map<string, Result[]>()
  for (const result of results) {
    const slug = slugs.get(result.worldId)
    for (const scope of slug === undefined ? ['global'] : ['global', slug]) {
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

const indexOf = (
  { results, synthetic }: Archive,
  names: Iterable<string>,
): Omit<IshgardIndexAnswer, 'deployTime' | 'generateTime'> => {
  const boards = [...names].map((name) => name.split('/'))
  const seasons = [...new Set(results.map(({ season }) => season))].sort((a, b) => a - b)
  return {
    synthetic,
    seasons: seasons.map((season) => {
      const of = boards.filter(([, of]) => of === String(season))
      const groups = new Set(of.map(([, , group]) => group))
      return {
        season,
        days: [...new Set(of.map(([, , , day]) => Number(day)))].sort((a, b) => a - b),
        groups: ishgardGroups.filter((group) => groups.has(group)),
        scopes: [...new Set(of.map(([scope = '']) => scope))].sort((a, b) =>
          a === 'global' ? -1 : b === 'global' ? 1 : a < b ? -1 : 1,
        ),
      }
    }),
  }
}

/** The files of an archive: a board by scope, season, group and day, and the index. */
export function* ishgardFiles(archive: Archive): Generator<PublishFile> {
  const { synthetic, jobIds } = archive
  const stamp = stamper(archive)
  const boards = sorted(archive)
  const file = (key: string, content: object): PublishFile => {
    const { bytes, ...entry } = stamp(key, (writer) => writer.raw(`,${JSON.stringify(content).slice(1, -1)}`))
    return { ...entry, body: () => bytes }
  }
  for (const [name, today] of [...boards].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [scope = '', season = '', group = '', day = ''] = name.split('/')
    const yesterday = boards.get(`${scope}/${season}/${group}/${Number(day) - 1}`) ?? []
    const about = { synthetic, season: Number(season), group: group as IshgardGroup, day: Number(day) }
    const board = boardOf({ today, yesterday, jobIds })
    yield file(publishedKey('ishgard', { scope, season, group, day }), { ...about, ...board })
  }
  yield file(publishedKey('ishgardIndex', {}), indexOf(archive, boards.keys()))
}
