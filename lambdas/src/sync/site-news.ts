import type { SiteState } from '@kupodex/data/store'
import type { Log } from '../ground/log.ts'
import type { LodestoneReader } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'
import type { SharedSite } from './shared-site.ts'

/** What finding out what is new on the site needs; `clock` in epoch ms. */
interface SiteNewsDeps {
  site: SharedSite
  lodestone: Pick<LodestoneReader, 'worlds'>
  names: Pick<GameNames, 'worlds'>
  clock: () => number
  log: Log
}

const hour = 60 * 60_000
const day = 24 * hour

/** How long a name is kept that no page shows any more, and how many are kept at most. */
const namesKeptFor = 30 * day
const mostNames = 200

type UnknownNames = SiteState['unknownNames']

/** The names that are still met, those met last first, with `found` among them. */
const withMet = (before: UnknownNames, found: readonly string[], now: number): UnknownNames => {
  const met = found.map((name) => [name, { since: before[name]?.since ?? now, at: now }] as const)
  const kept = Object.entries(before).filter(([name, { at }]) => !found.includes(name) && now - at < namesKeptFor)
  return Object.fromEntries([...met, ...kept].toSorted(([, a], [, b]) => b.at - a.at).slice(0, mostNames))
}

/** Finds out, for all workers, what is new on the site: names that no table has, worlds, and maintenance. */
export const siteNews = ({ site, lodestone, names, clock, log }: SiteNewsDeps) => {
  /** Remembers names that no table has; returns those that nobody has met before. Costs one write a day and name. */
  const meet = async (found: readonly string[]): Promise<ReadonlySet<string>> => {
    const news = new Set<string>()
    if (found.length === 0) return news
    const now = clock()
    const isOpen = ({ unknownNames }: Pick<SiteState, 'unknownNames'>) => {
      // When there are that many, nobody needs to be told of more.
      const isFull = Object.keys(unknownNames).length >= mostNames
      return found.some((name) => {
        const known = unknownNames[name]
        return known ? now - known.at >= day : !isFull
      })
    }
    if (!isOpen(await site.look())) return news
    await site.change((state) => {
      news.clear()
      if (!isOpen(state)) return null
      for (const name of found) if (!Object.hasOwn(state.unknownNames, name)) news.add(name)
      return { unknownNames: withMet(state.unknownNames, found, now) }
    })
    return news
  }

  /**
   * Reads the page of all worlds, where that was not done for a day, by whatever worker: new ones and those in maintenance are known
   * before anybody's character shows them. What cannot be read is tried again an hour later.
   */
  const readWorlds = async (): Promise<void> => {
    const isDue = ({ worldsLookAt }: Pick<SiteState, 'worldsLookAt'>) => worldsLookAt <= clock()
    if (!isDue(await site.look())) return
    // Taken before the request, so that two workers never make it both.
    const isMine = await site.change((state) => (isDue(state) ? { worldsLookAt: clock() + hour } : null))
    if (!isMine) return
    const page = await lodestone.worlds()
    if (page.outcome !== 'ok') {
      log({ level: 'warn', event: 'worldsNotRead', outcome: page.outcome })
      return
    }
    const { worlds } = page.value
    const asOf = clock()
    const inMaintenance = worlds.flatMap(({ name, state }) =>
      state === 'inMaintenance' || state === 'partlyInMaintenance' ? [name] : [],
    )
    await site.change(() => ({ worlds: { asOf, count: worlds.length, inMaintenance }, worldsLookAt: asOf + day }))
    const unknown = worlds.filter(({ name }) => names.worlds(name) === null).map(({ name }) => `world ${name}`)
    const news = await meet(unknown)
    if (news.size > 0) log({ level: 'warn', event: 'newWorlds', names: [...news] })
  }

  return { meet, readWorlds }
}
