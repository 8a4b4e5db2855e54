import { foldName } from '@kupodex/data/character'
import type { LodestonesearchAnswer } from '@kupodex/data/contract'
import type { Lodestone } from '@kupodex/data/lodestone'
import { readNameSearch, type SearchPlace } from '@kupodex/data/rules'
import type { Store } from '@kupodex/data/store'
import type { Outcome } from '../http/failure.ts'
import type { Answers } from '../http/handler.ts'

/** What looking for characters of the Lodestone stands on; `clock` in epoch ms, `sleep` takes ms. */
export interface LodestoneSearchWorld {
  store: Pick<Store, 'takeAllowance' | 'readSite'>
  lodestone: Lodestone
  /** Every world, by which a search may be narrowed. */
  places: readonly SearchPlace[]
  clock: () => number
  sleep: (ms: number) => Promise<void>
}

/** The share of the pace that searches may take of all requests: a tenth at one request a second. */
const share = { atOnce: 10, perHour: 360 }

/** How long a reader waits for an answer, ms. */
const longestWait = 8000

/** How long an answer is kept, and how long one that failed, ms. */
const kept = { good: 5 * 60_000, failed: 20_000 }

const mostKept = 500

type Found = Outcome<LodestonesearchAnswer>

const down = (retryAfter: number): Found => ({
  ok: false,
  code: 'lodestoneUnavailable',
  message: 'The Lodestone does not answer now.',
  retryAfter,
})

interface Search {
  name: string
  scope?: { world: string } | { dataCenter: string }
}

/** The Lodestone looks on one world, or in one data center, or everywhere. */
const scopeOf = (worldIds: ReadonlySet<number>, places: readonly SearchPlace[]): Pick<Search, 'scope'> => {
  const [first, ...more] = places.filter(({ id }) => worldIds.has(id))
  if (first === undefined) return {}
  if (more.length === 0) return { scope: { world: first.world } }
  const { dataCenter } = first
  return more.every((place) => place.dataCenter === dataCenter) ? { scope: { dataCenter } } : {}
}

/** What the Lodestone is asked for, one after another until it knows somebody. */
const searchesOf = (text: string, places: readonly SearchPlace[]): Search[] => {
  const searches = readNameSearch(text, places).map(({ name, worldIds }) => ({
    name,
    ...(worldIds === null ? {} : scopeOf(worldIds, places)),
  }))
  return searches.length > 0 ? searches : [{ name: text }]
}

/** Answers the search for characters of the Lodestone: politely, each name once in some minutes, and never for long. */
export const lodestoneSearchAnswers = ({ store, lodestone, places, clock, sleep }: LodestoneSearchWorld): Answers => {
  const answers = new Map<string, { until: number; found: Promise<Found> }>()

  const askOnce = async (search: Search): Promise<Found> => {
    if (!(await store.takeAllowance('lodestonesearch', 'all', share, clock()))) return down(10)
    const reading = await lodestone.read({ kind: 'search', ...search })
    if (reading.outcome !== 'ok') return down(Math.ceil((reading.retryAfter ?? 60_000) / 1000))
    const results = reading.value.entries.map(({ id, name, avatarUrl, world }) => ({
      id,
      name,
      iconUrl: avatarUrl,
      worldName: world,
    }))
    return { ok: true, value: { results } }
  }

  const ask = async (text: string): Promise<Found> => {
    const { pause } = await store.readSite()
    if (pause && pause.until > clock()) return down(Math.ceil((pause.until - clock()) / 1000))
    let found: Found = { ok: true, value: { results: [] } }
    for (const search of searchesOf(text, places)) {
      found = await askOnce(search)
      if (!found.ok || found.value.results.length > 0) break
    }
    return found
  }

  const remember = (key: string, found: Promise<Found>) => {
    const answer = { until: clock() + kept.good, found }
    answers.delete(key)
    answers.set(key, answer)
    if (answers.size > mostKept) answers.delete(answers.keys().next().value as string)
    found.then(
      ({ ok }) => {
        if (!ok) answer.until = clock() + kept.failed
      },
      () => answers.delete(key),
    )
    return found
  }

  return {
    lodestonesearch: ({ text }) => {
      const key = foldName(text)
      const known = answers.get(key)
      const found = known && known.until > clock() ? known.found : remember(key, ask(text))
      // An answer that comes too late is kept for whoever asks again.
      return Promise.race([found, sleep(longestWait).then(() => down(10))])
    },
  }
}
