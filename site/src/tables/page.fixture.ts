import type { TableRequests, TableVersions } from './requests.ts'
import type { Keeper, Kept, Shelf } from './kept.ts'
import type { AnyRow, TableKey } from './types.ts'

/** A row that changed at a time. */
export const rowAt = (id: number, updatedAt: number, deleted = false): AnyRow => ({ id, updatedAt, deleted })

/** A storage in memory; what it has is read and changed through `shelves`. */
export const keeperInMemory = () => {
  const shelves = new Map<string, Kept<unknown>>()
  const keeper: Keeper = {
    read: async <Value>(shelf: Shelf, key: string) => (shelves.get(`${shelf}/${key}`) ?? null) as Kept<Value> | null,
    write: async (shelf, key, kept) => void shelves.set(`${shelf}/${key}`, kept),
    drop: async (shelf, key) => void shelves.delete(`${shelf}/${key}`),
    dropAll: async (shelf, start) =>
      [...shelves.keys()].filter((key) => key.startsWith(`${shelf}/${start}`)).forEach((key) => shelves.delete(key)),
  }
  return { keeper, shelves }
}

/** A storage of a browser that keeps nothing. */
export const noKeeper: Keeper = {
  read: async () => null,
  write: async () => {},
  drop: async () => {},
  dropAll: async () => {},
}

/**
 * A server of one table per name that can be changed, or be down; keeps what it was asked for. `newerElsewhere` is when a
 * table changed in another language.
 */
export const serverOf = (tables: Record<string, AnyRow[]>) => {
  const server = { tables, newerElsewhere: {} as Record<string, number>, isDown: false, asked: [] as string[] }
  const answer = <Value>(line: string, value: () => Value) => {
    server.asked.push(line)
    return server.isDown ? ({ ok: false, code: 'offline' } as const) : ({ ok: true, value: value() } as const)
  }
  const rows = ({ name }: TableKey) => server.tables[name] ?? []
  const versions = (): TableVersions =>
    Object.fromEntries(
      Object.entries(server.tables).map(([name, of]) => [
        name,
        {
          updatedAt: Math.max(server.newerElsewhere[name] ?? 0, ...of.map(({ updatedAt }) => updatedAt)),
          rows: of.length,
        },
      ]),
    )
  const requests: TableRequests = {
    versions: async () => answer('versions', versions),
    whole: async (key, options) =>
      answer(`whole ${key.name}${options?.cache === undefined ? '' : ` ${options.cache}`}`, () => rows(key)),
    since: async (key, since) =>
      answer(`since ${key.name} ${since}`, () => rows(key).filter(({ updatedAt }) => updatedAt > since)),
  }
  return { server, requests }
}
