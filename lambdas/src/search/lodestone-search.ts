import { foldName } from '@kupodex/data/character'
import type { LodestonesearchAnswer } from '@kupodex/data/contract'
import type { Lodestone } from '@kupodex/data/lodestone'
import type { Store } from '@kupodex/data/store'
import type { Answers, Outcome } from '../http/handler.ts'

/** What looking for characters of the Lodestone stands on; `clock` in epoch ms, `sleep` takes ms. */
export interface LodestoneSearchWorld {
  store: Pick<Store, 'takeAllowance' | 'readSite'>
  lodestone: Lodestone
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

/** Answers the search for characters of the Lodestone: politely, each name once in some minutes, and never for long. */
export const lodestoneSearchAnswers = ({ store, lodestone, clock, sleep }: LodestoneSearchWorld): Answers => {
  const answers = new Map<string, { until: number; found: Promise<Found> }>()

  const ask = async (name: string): Promise<Found> => {
    const { pause } = await store.readSite()
    if (pause && pause.until > clock()) return down(Math.ceil((pause.until - clock()) / 1000))
    if (!(await store.takeAllowance('lodestonesearch', 'all', share, clock()))) return down(10)
    const reading = await lodestone.read({ kind: 'search', name })
    if (reading.outcome !== 'ok') return down(Math.ceil((reading.retryAfter ?? 60_000) / 1000))
    const results = reading.value.entries.map(({ id, name, avatarUrl, world }) => ({
      id,
      name,
      iconUrl: avatarUrl,
      worldName: world,
    }))
    return { ok: true, value: { results } }
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
