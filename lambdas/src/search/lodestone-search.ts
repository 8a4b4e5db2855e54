import { facePath } from '@kupodex/data/game'
import { foldName, readNameSearch, type SearchPlace } from '@kupodex/data/names'
import type { LodestonesearchAnswer } from '@kupodex/data/contract'
import type { Lodestone } from '@kupodex/data/lodestone'
import { BoundedMap, pauseOn, type Store } from '@kupodex/data/store'
import { functionsMachine } from '../ground/run-context.ts'
import { sizes } from '../ground/limits.ts'
import type { Failure, Outcome } from '../http/failure.ts'
import type { AnswersOf, Caller } from '../http/handler.ts'
import type { Budget, Receipt } from '../readers/budget.ts'

/** What searching for characters on the Lodestone needs; `clock` in epoch ms, `sleep` takes ms. */
export interface LodestoneSearchDeps {
  store: Pick<Store, 'readSite' | 'hiddenAmong' | 'optedOutAmong'>
  /** What readers' searches may cost the Lodestone. */
  searches: Budget
  lodestone: Lodestone
  /** All worlds, to narrow down a search. */
  places: readonly SearchPlace[]
  clock: () => number
  sleep: (ms: number) => Promise<void>
}

/** How long a reader waits for an answer, ms. */
const longestWait = 8000

/** How long an answer is kept, and how long one that failed, ms. */
const kept = { good: 5 * 60_000, failed: 20_000 }

type Found = Outcome<LodestonesearchAnswer>

const down = (retryAfter: number): Failure => ({
  ok: false,
  code: 'lodestoneUnavailable',
  message: 'The Lodestone is not responding.',
  retryAfter,
})

/** As for adding a character (`findCharacter`): a page of another site gets what is known, and starts nothing. */
const notFromElsewhere: Failure = {
  ok: false,
  code: 'forbidden',
  message: 'Pages of other sites cannot search the Lodestone through this API without an API key.',
}

const late: Failure = {
  ok: false,
  code: 'lodestoneUnavailable',
  message: 'The Lodestone has not responded yet; try again in a moment.',
  retryAfter: 10,
}

interface Search {
  name: string
  scope?: { world: string } | { dataCenter: string }
}

/** The Lodestone can search one world, one data center, or everywhere. */
const scopeOf = (worldIds: ReadonlySet<number>, places: readonly SearchPlace[]): Pick<Search, 'scope'> => {
  const [first, ...more] = places.filter(({ id }) => worldIds.has(id))
  if (first === undefined) return {}
  if (more.length === 0) return { scope: { world: first.world } }
  const { dataCenter } = first
  return more.every((place) => place.dataCenter === dataCenter) ? { scope: { dataCenter } } : {}
}

/** The searches to make on the Lodestone, one after another until one finds a character. */
const searchesOf = (text: string, places: readonly SearchPlace[]): Search[] => {
  const searches = readNameSearch(text, places).map(({ name, worldIds }) => ({
    name,
    ...(worldIds === null ? {} : scopeOf(worldIds, places)),
  }))
  return searches.length > 0 ? searches : [{ name: text }]
}

/** Answers the search for characters of the Lodestone: each name at most once in a few minutes, with a limited waiting time. */
export const lodestoneSearchAnswers = (deps: LodestoneSearchDeps): AnswersOf<'lodestone'> => {
  const { store, searches, lodestone, places, clock, sleep } = deps
  const answers = new BoundedMap<string, { until: number; found: Promise<Found> }>(sizes.keptSearches)

  const askOnce = async (search: Search): Promise<Found> => {
    const reading = await lodestone.read({ kind: 'search', ...search })
    if (reading.outcome !== 'ok') return down(Math.ceil((reading.retryAfter ?? 60_000) / 1000))
    const { entries, total } = reading.value
    const results = entries.map(({ id, name, avatarUrl, world }) => ({
      id,
      name,
      iconUrl: facePath(avatarUrl) === null ? '' : avatarUrl,
      worldName: world,
    }))
    return { ok: true, value: { results, more: total > entries.length } }
  }

  /** Makes one search after another; requests for searches that were not needed are returned to the reader who paid. */
  const ask = async (planned: readonly Search[], paid: Receipt): Promise<Found> => {
    let found: Found = { ok: true, value: { results: [], more: false } }
    let made = 0
    for (const search of planned) {
      made++
      found = await askOnce(search)
      if (!found.ok || found.value.results.length > 0) break
    }
    await paid.giveBack(planned.length - made)
    return found
  }

  /** Pays for requests, or returns why none may be made: the site is down, or the reader may not search, or not at the moment. */
  const payFor = async (caller: Caller, requests: number): Promise<Outcome<Receipt>> => {
    const pause = pauseOn(functionsMachine, await store.readSite())
    if (pause && pause.until > clock()) return down(Math.ceil((pause.until - clock()) / 1000))
    if (caller.isForeign && !caller.hasKey) return notFromElsewhere
    return searches.take(caller, requests)
  }

  /** Takes the faces of those away that hide: the Lodestone shows them, we do not. What is remembered is older than what is hidden now. */
  const withoutHidden = async (found: Found): Promise<Found> => {
    if (!found.ok) return found
    const { results, ...rest } = found.value
    const ids = results.map(({ id }) => id)
    const [hidden, optedOut] = await Promise.all([store.hiddenAmong(ids), store.optedOutAmong(ids)])
    const shown = results.map((one) => (hidden.has(one.id) || optedOut.has(one.id) ? { ...one, iconUrl: '' } : one))
    return { ok: true, value: { ...rest, results: shown } }
  }

  const remember = (key: string, found: Promise<Found>) => {
    const answer = { until: clock() + kept.good, found }
    answers.set(key, answer)
    found.then(
      ({ ok }) => {
        if (!ok) answer.until = clock() + kept.failed
      },
      () => answers.delete(key),
    )
    return found
  }

  return {
    lodestonesearch: async ({ text }, caller) => {
      const key = foldName(text)
      const known = () => {
        const answer = answers.get(key)
        return answer && answer.until > clock() ? answer.found : null
      }
      let found = known()
      if (!found) {
        const planned = searchesOf(text, places)
        // A refusal applies only to this reader, and is not cached for others.
        const paid = await payFor(caller, planned.length)
        if (!paid.ok) return known() ?? paid
        found = known()
        if (found) await paid.value.giveBack(planned.length)
        else found = remember(key, ask(planned, paid.value))
      }
      // An answer that comes too late is cached for the next request.
      return Promise.race([found.then(withoutHidden), sleep(longestWait).then(() => late)])
    },
  }
}
