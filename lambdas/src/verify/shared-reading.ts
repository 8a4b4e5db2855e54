import { randomUUID } from 'node:crypto'
import type { IntroductionReading, Store } from '@kupodex/data/store'
import type { Outcome } from '../http/failure.ts'
import { codesIn, hasCode } from './code.ts'
import { type IntroductionDeps, isPassing, late, readIntroduction } from './introduction.ts'
import type { Try } from './tries.ts'

export interface SharedReadingDeps extends IntroductionDeps {
  store: IntroductionDeps['store'] &
    Pick<Store, 'introductionReading' | 'beginIntroduction' | 'endIntroduction' | 'dropIntroduction'>
}

/** For how long a code that was found counts, ms, for who asks later. */
const foundFor = 30_000

/** How long a reading counts as under way whose function died, how long another one is waited for, and how often it is looked at, ms. */
const underWayFor = 10_000
const longestLook = 8000
const look = 500

/**
 * Looks for codes in introductions. At most one reading of a character is under way, and who comes meanwhile is served by the next
 * one, which begins after they came, whoever makes it: however many ask, it costs the Lodestone no more, and costs the others no try.
 */
export const codeFinder = (deps: SharedReadingDeps) => {
  const { store, clock, sleep } = deps

  /** Reads by oneself, if one has a try; null where somebody else has begun. */
  const readAlone = async (
    id: number,
    take: () => Promise<Outcome<Try>>,
    seen: IntroductionReading | null,
  ): Promise<Outcome<string[]> | null> => {
    const taken = await take()
    if (!taken.ok) return taken
    const startedAt = clock()
    const reading = { token: randomUUID(), startedAt, until: startedAt + underWayFor }
    if (!(await store.beginIntroduction(id, reading, seen))) {
      await taken.value.cancel()
      return null
    }
    const introduction = await readIntroduction(deps, id)
    if (introduction.ok) {
      const codes = codesIn(introduction.value)
      await store.endIntroduction(id, reading, codes)
      return { ok: true, value: codes }
    }
    await store.dropIntroduction(id, reading.token)
    if (isPassing(introduction)) await taken.value.giveBack()
    return introduction
  }

  /** Whether a code is in the introduction of a character; `take` takes a try, where a reading has to be made. */
  return async (id: number, code: string, take: () => Promise<Outcome<Try>>): Promise<Outcome<boolean>> => {
    const since = clock()
    for (let waited = 0; waited <= longestLook; waited += look) {
      const seen = await store.introductionReading(id)
      if (seen?.codes) {
        if (seen.startedAt > since - foundFor && hasCode(seen.codes, code)) return { ok: true, value: true }
        if (seen.startedAt > since) return { ok: true, value: false }
      }
      const isUnderWay = seen !== null && seen.codes === null && seen.until > clock()
      const read = isUnderWay ? null : await readAlone(id, take, seen)
      if (read) return read.ok ? { ok: true, value: hasCode(read.value, code) } : read
      await sleep(look)
    }
    return late
  }
}
