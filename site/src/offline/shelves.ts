import { type Entry, isTooLarge, leaving, limits, longest } from './limits.ts'
import { isForGood, type KeptKind } from './requests.ts'

/** Raise it when what is kept changes its shape: all that was kept before is dropped. */
const release = 1

const prefix = 'kupodex-'

const nameOf = (kind: KeptKind): string => `${prefix}${kind}-${release}`

const kinds = Object.keys(limits) as KeptKind[]

const [keptAt, size] = ['kupodex-kept', 'kupodex-bytes']

/** When an answer was kept (epoch ms). */
export const timeOf = ({ headers }: Pick<Response, 'headers'>): number => Number(headers.get(keptAt) ?? 0)

/** Since when an answer is what it says (epoch ms): a cache between may have had it for a while. What never changes is as old as its last use. */
const saidAt = (kind: KeptKind, { headers }: Response, now: number): number => {
  const date = Date.parse(headers.get('date') ?? '')
  return isForGood(kind) || Number.isNaN(date) ? now : Math.min(date, now)
}

/** What is kept for reading without a network, in the browser's cache storage; the worker writes, pages read and forget. */
export interface Shelves {
  read: (kind: KeptKind, key: string) => Promise<Response | null>
  /** Keeps an answer in place of an older one. The oldest make room; what is too large, or cannot be written, is not kept. */
  keep: (kind: KeptKind, key: string, answer: Response) => Promise<void>
  drop: (kind: KeptKind, key: string) => Promise<void>
  /** What is kept of a kind, the newest first. */
  list: (kind: KeptKind) => Promise<readonly Entry[]>
}

const marked = (answer: Response, body: ArrayBuffer, at: number): Response => {
  const headers = new Headers(answer.headers)
  headers.set(keptAt, String(at))
  headers.set(size, String(body.byteLength))
  return new Response(body, { status: answer.status, headers })
}

/** Opens what is kept; `now` is in epoch ms. */
export const openShelves = (storage: CacheStorage, now: () => number = Date.now): Shelves => {
  /** What is on each shelf, read once: a worker is alone in writing. */
  const known = new Map<KeptKind, Promise<Map<string, Entry>>>()

  const readAll = async (kind: KeptKind): Promise<Map<string, Entry>> => {
    const cache = await storage.open(nameOf(kind))
    const entries = await Promise.all(
      (await cache.keys()).map(async (request): Promise<Entry> => {
        const answer = await cache.match(request, { ignoreVary: true })
        return { key: request.url, at: answer ? timeOf(answer) : 0, bytes: Number(answer?.headers.get(size) ?? 0) }
      }),
    )
    return new Map(entries.map((entry) => [entry.key, entry]))
  }
  const entriesOf = (kind: KeptKind): Promise<Map<string, Entry>> => {
    const entries = known.get(kind) ?? readAll(kind)
    known.set(kind, entries)
    return entries
  }
  const drop = async (kind: KeptKind, key: string) => {
    const [cache, entries] = await Promise.all([storage.open(nameOf(kind)), entriesOf(kind)])
    entries.delete(key)
    await cache.delete(key, { ignoreVary: true })
  }

  return {
    read: async (kind, key) => {
      const cache = await storage.open(nameOf(kind))
      const kept = await cache.match(key, { ignoreVary: true }).catch(() => undefined)
      return kept !== undefined && now() - timeOf(kept) < longest ? kept : null
    },
    keep: async (kind, key, answer) => {
      const body = await answer.arrayBuffer()
      if (isTooLarge(kind, body.byteLength)) return drop(kind, key)
      const [cache, entries] = await Promise.all([storage.open(nameOf(kind)), entriesOf(kind)])
      const at = saidAt(kind, answer, now())
      try {
        await cache.put(key, marked(answer, body, at))
      } catch {
        // The browser has no room, so that what is there may be older than it could be: better none than an old one.
        return drop(kind, key)
      }
      entries.set(key, { key, at, bytes: body.byteLength })
      await Promise.all(leaving([...entries.values()], limits[kind], now()).map((each) => drop(kind, each)))
    },
    drop,
    list: async (kind) => [...(await entriesOf(kind)).values()].sort((a, b) => b.at - a.at),
  }
}

export const weighKept = async (storage: CacheStorage): Promise<{ pages: number; bytes: number }> => {
  const shelves = openShelves(storage)
  const lists = await Promise.all(kinds.map((kind) => shelves.list(kind)))
  return {
    pages: lists[kinds.indexOf('pages')]?.length ?? 0,
    bytes: lists.flat().reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

const forget = async (storage: CacheStorage, isMeant: (name: string) => boolean): Promise<void> => {
  const names = (await storage.keys()).filter((name) => name.startsWith(prefix) && isMeant(name))
  await Promise.all(names.map((name) => storage.delete(name)))
}

/** Forgets all that is kept, of every release. */
export const forgetKept = (storage: CacheStorage): Promise<void> => forget(storage, () => true)

/** Forgets the answers that are of some characters, or of them among others, by the ids in their addresses. */
export const forgetAnswersOf = async (storage: CacheStorage, ids: readonly number[]): Promise<void> => {
  const cache = await storage.open(nameOf('answers'))
  const isMeant = ({ url }: Request) =>
    new URL(url).pathname.split(/[/,]/).some((part) => part !== '' && ids.includes(Number(part)))
  await Promise.all((await cache.keys()).filter(isMeant).map((request) => cache.delete(request, { ignoreVary: true })))
}

/** Forgets what other releases kept. */
export const forgetOthers = (storage: CacheStorage): Promise<void> =>
  forget(storage, (name) => !kinds.some((kind) => nameOf(kind) === name))
